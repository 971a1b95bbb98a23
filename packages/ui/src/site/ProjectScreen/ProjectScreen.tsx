import type { FoundEntry } from '@vitrin/contract/search/found';
import type { Load } from '@vitrin/contract/load';
import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { Project, ProjectsAround } from '@vitrin/contract/kinds/project';
import { quoteLink, sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useState } from 'react';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { wrap } from '../../theme/layout.css.ts';
import { DetailOpening } from '../parts/DetailOpening/DetailOpening.tsx';
import { enlarging } from '../parts/enlarging.ts';
import { PictureWall } from '../parts/PictureWall/PictureWall.tsx';
import { PictureLightbox } from '../parts/PictureLightbox/PictureLightbox.tsx';
import { ShareLinks } from '../parts/ShareLinks/ShareLinks.tsx';
import { projectFacts, projectMeta } from '../parts/projectFacts.ts';
import { ProjectAbout } from './ProjectAbout.tsx';
import { ProjectDetails } from './ProjectDetails.tsx';
import { ProjectNotFound } from './ProjectNotFound.tsx';
import { ProjectTeasers } from '../parts/ProjectTeasers/ProjectTeasers.tsx';
import { ProjectSteps } from './ProjectsAround.tsx';
import { actions } from './ProjectsAround.css.ts';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';
import * as css from './ProjectScreen.css.ts';

export type ProjectScreenProps = {
  project: Load<Project>;
  /** The project's neighbours in the list, and similar projects. */
  around?: ProjectsAround | undefined;
  /** The services that the project belongs to. */
  services?: readonly ServiceBasic[];
  /** The page's full URL, for sharing. */
  address?: string | undefined;
  /** If there is no such project: suggestions based on the words in the URL. */
  near?: readonly FoundEntry[];
};

const { project: text } = siteMediaText;
const { picture: pictureName } = siteMediaText.pictures;
const noServices: readonly ServiceBasic[] = [];
const nothingNear: readonly FoundEntry[] = [];

/** One project: its main picture, its facts, its story and its other pictures. */
export function ProjectScreen({ project, near = nothingNear, ...rest }: ProjectScreenProps) {
  if (project.status === 'loading') return <ProjectSkeleton />;
  if (project.status === 'failed') return <ProjectNotFound onRetry={project.retry} near={near} />;
  return <Content key={project.data.id} project={project.data} {...rest} />;
}

type ContentProps = Omit<ProjectScreenProps, 'project' | 'near'> & { project: Project };

function Content({ project, around, services = noServices, address }: ContentProps) {
  const { title, shortDescription, description, images } = project;
  const [enlarged, setEnlarged] = useState<number>();
  const [main, ...others] = images;
  const facts = projectFacts(project);
  const items = images.map((image, index) => ({
    image,
    title: image.alt || pictureName(index + 1),
    note: index === 0 ? projectMeta(project) : title,
  }));
  return (
    <article>
      <DetailOpening
        image={main ?? null}
        overPicture={
          main && (
            // The whole picture is the link.
            <a
              className={css.enlarge}
              aria-label={text.enlarge}
              {...enlarging(main.url, () => setEnlarged(0))}
            >
              <span className={css.enlargeMark}>
                <Icon name="zoomIn" />
              </span>
            </a>
          )
        }
        breadcrumb={{
          label: text.breadcrumb,
          parents: [{ href: sitePaths.projects(), label: text.parent }],
          current: title,
        }}
        title={title}
        subtitle={shortDescription}
      />
      {facts.length + services.length > 0 && (
        <div className={classes(wrap, css.details)}>
          <ProjectDetails facts={facts} services={services} />
        </div>
      )}
      {description !== '' && <ProjectAbout number={1} html={description} pictures={project.textPictures} />}
      {others.length > 0 && (
        <PictureWall
          number={description === '' ? 1 : 2}
          title={text.pictures}
          pictures={others}
          nameOf={(index) => pictureName(index + 2)}
          onEnlarge={(index) => setEnlarged(index + 1)}
        />
      )}
      <div className={classes(wrap, actions)}>
        <ButtonLink
          href={quoteLink({ service: services[0]?.path, project: sitePaths.project(project) })}
          arrow={<Icon name="arrow" />}
        >
          {text.quote}
        </ButtonLink>
        {project.pdf && (
          <ButtonLink href={project.pdf.url} target="_blank" tone="line">
            {text.pdf(project.pdf.bytes)}
          </ButtonLink>
        )}
        {address !== undefined && <ShareLinks title={title} address={address} />}
      </div>
      {around !== undefined && <ProjectTeasers title={text.similar} projects={around.similar} />}
      {around !== undefined && <ProjectSteps previous={around.previous} next={around.next} />}
      <PictureLightbox items={items} index={enlarged} onShow={setEnlarged} />
    </article>
  );
}
