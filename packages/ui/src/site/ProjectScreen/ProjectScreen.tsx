import type { Load } from '@vitrin/contract/load';
import type { Project } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { useState } from 'react';
import { classes } from '../../elements/classes.ts';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { wrap } from '../../theme/layout.css.ts';
import { DetailOpening } from '../parts/DetailOpening/DetailOpening.tsx';
import { PictureLightbox } from '../parts/PictureLightbox/PictureLightbox.tsx';
import { projectFacts, projectMeta } from '../parts/projectFacts.ts';
import { EnlargeButton } from './EnlargeButton.tsx';
import { ProjectAbout } from './ProjectAbout.tsx';
import { ProjectDetails } from './ProjectDetails.tsx';
import { ProjectNotFound } from './ProjectNotFound.tsx';
import { ProjectPictures } from './ProjectPictures.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';
import * as css from './ProjectScreen.css.ts';

export type ProjectScreenProps = { project: Load<Project> };

const { project: text } = siteMediaText;

/** One project: its main picture, its facts, its story and its other pictures. */
export function ProjectScreen({ project }: ProjectScreenProps) {
  if (project.status === 'loading') return <ProjectSkeleton />;
  if (project.status === 'failed') return <ProjectNotFound onRetry={project.retry} />;
  return <Content key={project.data.id} project={project.data} />;
}

function Content({ project }: { project: Project }) {
  const { title, shortDescription, description, images } = project;
  const [enlarged, setEnlarged] = useState<number>();
  const [main, ...others] = images;
  const facts = projectFacts(project);
  const items = images.map((image, index) => ({
    image,
    title: image.alt || text.picture(index + 1),
    note: index === 0 ? projectMeta(project) : title,
  }));
  return (
    <article>
      <DetailOpening
        image={main ?? null}
        overPicture={main && <EnlargeButton label={text.enlarge} onPress={() => setEnlarged(0)} />}
        breadcrumb={{
          label: text.breadcrumb,
          parents: [{ href: sitePaths.projects(), label: text.parent }],
          current: title,
        }}
        title={title}
        subtitle={shortDescription}
      />
      {facts.length > 0 && (
        <div className={classes(wrap, css.details)}>
          <ProjectDetails facts={facts} />
        </div>
      )}
      {description !== '' && <ProjectAbout number={1} html={description} />}
      {others.length > 0 && (
        <ProjectPictures
          number={description === '' ? 1 : 2}
          pictures={others}
          onEnlarge={(index) => setEnlarged(index + 1)}
        />
      )}
      <PictureLightbox items={items} index={enlarged} onShow={setEnlarged} />
    </article>
  );
}
