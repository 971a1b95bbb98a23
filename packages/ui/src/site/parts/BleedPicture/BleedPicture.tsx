import type { Image } from '@vitrin/contract/image';
import type { ReactNode } from 'react';
import { classes } from '../../../elements/classes.ts';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { grid, wrap } from '../../../theme/layout.css.ts';
import * as css from './BleedPicture.css.ts';

export type BleedPictureProps = {
  image: Image;
  /** The picture that a visitor sees first. */
  priority?: boolean;
  /** What stands at its foot. */
  children?: ReactNode;
};

/** 2:1, and 4:3 on phones, where the picture is cut out of something wider than its frame. */
const sizes = '(max-width: 719.98px) 133vw, (max-width: 1023.98px) 96vw, 88vw';

/** A wide picture that runs off the page's left edge. */
export function BleedPicture(props: BleedPictureProps) {
  const { image, priority = false, children } = props;
  return (
    <div className={classes(wrap, grid, css.row)}>
      <div className={css.picture}>
        <Picture image={image} sizes={sizes} fill priority={priority} />
      </div>
      {children !== undefined && <div className={css.aside}>{children}</div>}
    </div>
  );
}

/** The picture before it is there. */
export function BleedPictureSkeleton() {
  return (
    <div className={classes(wrap, grid, css.row)} aria-hidden="true">
      <div className={css.picture}>
        <Skeleton width="100%" height="100%" />
      </div>
    </div>
  );
}
