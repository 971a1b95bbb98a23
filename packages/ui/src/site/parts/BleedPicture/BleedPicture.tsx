import type { Image } from '@vitrin/contract/files/image';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { classes } from '../../../elements/classes.ts';
import type { Box } from '../../../elements/Picture/coverSizes.ts';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { below, from } from '../../../theme/breakpoints.ts';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { openingShape } from '../openingShape.ts';
import { columns, contentWidth } from '../pageWidths.ts';
import * as css from './BleedPicture.css.ts';

export type BleedPictureProps = {
  image: Image;
  /** Set for the first picture that a visitor sees. */
  priority?: boolean;
  /** The content at its bottom. */
  children?: ReactNode;
};

const boxes: readonly Box[] = [
  { media: below.tablet, width: '100vw', ratio: 3 / 2 },
  { media: below.desktop, width: '96vw', ratio: 2 },
  { width: 'max(80vw, 50vw + 440px)', ratio: 2 },
];

/** For a picture that is shown uncropped. */
const wholeSizes = `${from.desktop} ${columns(10)}, ${contentWidth}`;

/**
 * A wide picture that extends to the left edge of the page; one that is too small, tall or wide for that is shown
 * uncropped.
 */
export function BleedPicture(props: BleedPictureProps) {
  const { image, priority = false, children } = props;
  return (
    <div className={classes(wrap, grid, css.row)}>
      {openingShape(image) === 'full' ? (
        <div className={css.picture}>
          <Picture image={image} sizes={boxes} frame="wide" fill priority={priority} />
        </div>
      ) : (
        <div
          className={css.whole}
          style={assignInlineVars({
            [css.ownWidth]: `${image.width ?? 0}px`,
            [css.ownRatio]: String((image.width ?? 1) / (image.height ?? 1)),
          })}
        >
          <Picture image={image} sizes={wholeSizes} priority={priority} />
        </div>
      )}
      {children !== undefined && <div className={css.aside}>{children}</div>}
    </div>
  );
}

/** Placeholder while the picture loads. */
export function BleedPictureSkeleton() {
  return (
    <div className={classes(wrap, grid, css.row)} aria-hidden="true">
      <div className={css.picture}>
        <Skeleton width="100%" height="100%" />
      </div>
    </div>
  );
}
