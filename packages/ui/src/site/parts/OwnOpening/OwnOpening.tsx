import type { Image } from '@vitrin/contract/files/image';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { classes } from '../../../elements/classes.ts';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { from } from '../../../theme/breakpoints.ts';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { columns, contentWidth } from '../pageWidths.ts';
import * as css from './OwnOpening.css.ts';

export type OwnOpeningProps = {
  image: Image;
  /** Next to the text on wide viewports, or below it at full width. */
  shape: 'beside' | 'strip';
  /** Content on top of the picture, such as a link that enlarges it. */
  overPicture?: ReactNode;
  /** The title and what belongs to it. */
  children: ReactNode;
};

const sizes = {
  beside: `${from.desktop} ${columns(5)}, ${contentWidth}`,
  strip: contentWidth,
} as const;

/**
 * The opening of a page whose picture is too small, tall or wide to fill it: uncropped, and no larger than its own
 * size.
 */
export function OwnOpening(props: OwnOpeningProps) {
  const { image, shape, overPicture, children } = props;
  return (
    <div className={classes(wrap, grid, css.opening)}>
      <div className={css.words[shape]}>{children}</div>
      <div
        className={css.picture[shape]}
        style={assignInlineVars({
          [css.ownWidth]: `${image.width ?? 0}px`,
          [css.ownRatio]: String((image.width ?? 1) / (image.height ?? 1)),
        })}
      >
        <Picture image={image} sizes={sizes[shape]} priority />
        {overPicture}
      </div>
    </div>
  );
}
