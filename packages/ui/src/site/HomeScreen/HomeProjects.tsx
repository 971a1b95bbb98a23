import type { Load } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useId } from 'react';
import { ArrowLink } from '../../elements/ArrowLink/ArrowLink.tsx';
import { classes } from '../../elements/classes.ts';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { wrap } from '../../theme/layout.css.ts';
import {
  ProjectMosaic,
  type ProjectMosaicProps,
  ProjectMosaicSkeleton,
} from '../parts/ProjectMosaic/ProjectMosaic.tsx';
import { SectionHead } from '../parts/SectionHead/SectionHead.tsx';
import type { SectionTexts } from './homeOutline.ts';
import * as css from './HomeScreen.css.ts';

export type HomeProjectsProps = {
  number: number;
  texts: SectionTexts;
  projects: Load<ProjectMosaicProps['projects']>;
  /** Whether the previous section has the same background. */
  joined: boolean;
};

/** The first projects as a picture wall. */
export function HomeProjects(props: HomeProjectsProps) {
  const { number, texts, projects, joined } = props;
  const titleId = useId();
  return (
    <section className={classes(css.section, joined && css.joined)} aria-labelledby={titleId}>
      <div className={wrap}>
        <SectionHead
          number={number}
          title={texts.title}
          titleId={titleId}
          subtitle={texts.description}
          ground="paper"
          more={<ArrowLink href={sitePaths.projects()}>{sitePagesText.home.allProjects}</ArrowLink>}
        />
        <div className={css.body}>
          {projects.status === 'ready' ? (
            <ProjectMosaic projects={projects.data} />
          ) : (
            <ProjectMosaicSkeleton />
          )}
        </div>
      </div>
    </section>
  );
}
