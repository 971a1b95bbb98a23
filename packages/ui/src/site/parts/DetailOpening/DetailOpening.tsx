import type { Image } from '@vitrin/contract/files/image';
import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../../../elements/Breadcrumb/Breadcrumb.tsx';
import { classes } from '../../../elements/classes.ts';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { headings, lead } from '../../../theme/type.css.ts';
import { openingShape } from '../openingShape.ts';
import { OwnOpening } from '../OwnOpening/OwnOpening.tsx';
import * as css from './DetailOpening.css.ts';

export type DetailOpeningProps = {
  /** Without it, only the dark background is shown. */
  image: Image | null;
  /** Content on top of the picture, such as a link that enlarges it. */
  overPicture?: ReactNode;
  breadcrumb: BreadcrumbProps;
  title: string;
  subtitle: string;
};

/** The picture's box, ignoring its limit on low screens. */
const boxes = [{ width: '100vw', height: 'clamp(320px, 52vw, 680px)' }] as const;

/**
 * A wide picture, and the title on a sheet that overlaps it; a picture that is too small, tall or wide for that is
 * shown uncropped next to or below the title.
 */
export function DetailOpening(props: DetailOpeningProps) {
  const { image, overPicture, breadcrumb, title, subtitle } = props;
  const shape = image === null ? 'full' : openingShape(image);
  const words = (
    <>
      <Breadcrumb {...breadcrumb} />
      <h1 className={classes(headings.h1, css.title)}>{title}</h1>
      {subtitle !== '' && <p className={classes(lead, css.lead)}>{subtitle}</p>}
    </>
  );
  if (image !== null && shape !== 'full') {
    return (
      <header>
        <div className={css.headerGround} />
        <OwnOpening image={image} shape={shape} overPicture={overPicture}>
          {words}
        </OwnOpening>
      </header>
    );
  }
  return (
    <header>
      <div className={css.picture}>
        {image !== null && <Picture image={image} sizes={boxes} frame="wide" fill priority />}
        {overPicture}
      </div>
      <div className={classes(wrap, grid, css.cut)}>
        <div className={css.box}>{words}</div>
      </div>
    </header>
  );
}

/** The opening while its content loads. */
export function DetailOpeningSkeleton() {
  return (
    <div>
      <div className={css.picture} />
      <div className={classes(wrap, grid, css.cut)}>
        <div className={classes(css.box, css.blank)}>
          <Skeleton width="120px" height="0.8rem" />
          <Skeleton width="min(70%, 28rem)" height="3rem" />
          <Skeleton width="min(90%, 36rem)" height="1.4rem" />
        </div>
      </div>
    </div>
  );
}
