import { useId } from 'react';
import { classes } from '../../elements/classes.ts';
import { LinkProvider } from '../../elements/Link/Link.tsx';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { grid, grounds } from '../../theme/layout.css.ts';
import { PostCard } from '../parts/PostCard/PostCard.tsx';
import { ProjectCard } from '../parts/ProjectCard/ProjectCard.tsx';
import { SectionHead } from '../parts/SectionHead/SectionHead.tsx';
import { ServicesIndex } from '../parts/ServicesIndex/ServicesIndex.tsx';
import { samplePost, sampleProject, sampleServices } from './samples.ts';
import { samplesId, StayLink } from './StayLink.tsx';
import * as css from './ThemeDemoScreen.css.ts';

const { specimens: text } = siteColorsText;

/** Cards, a section head and the numbered list, with made-up content. */
export function ListSpecimens() {
  const titleId = useId();
  return (
    <LinkProvider component={StayLink}>
      <div id={samplesId} className={css.stack}>
        <div className={css.pairs}>
          <PostCard post={samplePost} look="tile" titleAs="h3" />
          <div className={css.card}>
            <ProjectCard project={sampleProject} sizes="40vw" titleAs="h3" summary />
          </div>
        </div>
        <div className={classes(grounds.ink, css.sheet)}>
          <div className={classes(grid, css.inkGrid)}>
            <SectionHead
              number={1}
              title={text.section}
              titleId={titleId}
              subtitle={text.sectionHint}
              ground="ink"
            />
            <ServicesIndex services={sampleServices} ground="ink" titleAs="h3" />
          </div>
        </div>
      </div>
    </LinkProvider>
  );
}
