import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { classes } from '../../../elements/classes.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import type { PictureSizes } from '../../../elements/Picture/pictureSizes.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { headings, note } from '../../../theme/type.css.ts';
import { projectMeta, type WithMeta } from '../projectFacts.ts';
import * as css from './ProjectCard.css.ts';

export type ProjectCardProps = {
  project: WithMeta & Pick<ProjectSummary, 'id' | 'path' | 'title' | 'shortDescription' | 'image'>;
  /** The display width of its picture, as sizes or boxes. */
  sizes: PictureSizes;
  /** The heading level of the title. */
  titleAs: 'h2' | 'h3';
  /** Whether to show the short description as well. */
  summary?: boolean;
  /** Set for the first picture that a visitor sees. */
  priority?: boolean;
};

/** One project of a list: picture, title, category and place; the surrounding layout sets its proportions. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, sizes, titleAs: Title, summary = false, priority = false } = props;
  const meta = projectMeta(project);
  return (
    <article className={css.card}>
      <div className={css.frame}>
        {project.image === null ? (
          <svg className={css.blankSheet} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0L100 100M100 0L0 100" vectorEffect="non-scaling-stroke" />
          </svg>
        ) : (
          <div className={css.view}>
            <Picture image={project.image} sizes={sizes} fill priority={priority} />
          </div>
        )}
      </div>
      <div className={css.caption}>
        <Title className={classes(headings.h3, css.title)}>
          <Link href={sitePaths.project(project)} className={css.link}>
            {project.title}
          </Link>
        </Title>
        {meta !== '' && <p className={classes(note, css.meta)}>{meta}</p>}
        {summary && project.shortDescription !== '' && (
          <p className={css.summary}>{project.shortDescription}</p>
        )}
      </div>
    </article>
  );
}

export type ProjectCardSkeletonProps = Pick<ProjectCardProps, 'summary'>;

/** A project's placeholder while it loads. */
export function ProjectCardSkeleton(props: ProjectCardSkeletonProps) {
  return (
    <div className={css.card}>
      <div className={css.frame} />
      <div className={css.caption}>
        <div className={css.blankWords.title}>
          <Skeleton width="min(70%, 14rem)" height="1.4rem" />
        </div>
        <Skeleton width="88px" height="0.8rem" />
        {props.summary === true && (
          <div className={css.blankWords.summary}>
            <Skeleton width="78%" height="0.8rem" />
            <Skeleton width="52%" height="0.8rem" />
          </div>
        )}
      </div>
    </div>
  );
}
