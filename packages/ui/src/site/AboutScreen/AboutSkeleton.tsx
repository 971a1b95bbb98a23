import { classes } from '../../elements/classes.ts';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { wrap } from '../../theme/layout.css.ts';
import { BleedPictureSkeleton } from '../parts/BleedPicture/BleedPicture.tsx';
import { SplitSection } from '../parts/SplitSection/SplitSection.tsx';
import * as css from './AboutScreen.css.ts';

/** The about page while its texts load. */
export function AboutSkeleton() {
  return (
    <>
      <h1>
        <VisuallyHidden>{sitePagesText.about.title}</VisuallyHidden>
      </h1>
      <div className={classes(wrap, css.blankHead)} aria-busy="true">
        <Skeleton width="min(80%, 44rem)" height="clamp(2.5rem, 4vw, 4.5rem)" />
        <Skeleton width="min(60%, 24rem)" height="1rem" />
        <output>
          <VisuallyHidden>{sitePagesText.about.loading}</VisuallyHidden>
        </output>
      </div>
      <BleedPictureSkeleton />
      <SplitSection number={1} title={sitePagesText.about.title} ground="paper">
        <div className={classes(css.story, css.blank)}>
          <Skeleton width="90%" height="1.3rem" />
          <Skeleton width="96%" />
          <Skeleton width="88%" />
          <Skeleton width="92%" />
          <Skeleton width="50%" />
        </div>
      </SplitSection>
    </>
  );
}
