import type { Image } from '@vitrin/contract/image';
import type { ReactNode } from 'react';
import { classes } from '../../../elements/classes.ts';
import type { Box } from '../../../elements/Picture/coverSizes.ts';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { below } from '../../../theme/breakpoints.ts';
import { grid, wrap } from '../../../theme/layout.css.ts';
import * as css from './BleedPicture.css.ts';

export type BleedPictureProps = {
  image: Image;
  /** The picture that a visitor sees first. */
  priority?: boolean;
  /** What stands at its foot. */
  children?: ReactNode;
};

const boxes: readonly Box[] = [
  { media: below.tablet, width: '100vw', ratio: 4 / 3 },
  { media: below.desktop, width: '96vw', ratio: 2 },
  { width: 'max(80vw, 50vw + 440px)', ratio: 2 },
];

/** A wide picture that runs off the page's left edge. */
export function BleedPicture(props: BleedPictureProps) {
  const { image, priority = false, children } = props;
  return (
    <div className={classes(wrap, grid, css.row)}>
      <div className={css.picture}>
        <Picture image={image} sizes={boxes} fill priority={priority} />
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
