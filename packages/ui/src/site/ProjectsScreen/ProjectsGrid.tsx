import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import { classes } from '../../elements/classes.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { grid } from '../../theme/layout.css.ts';
import { ProjectCard, ProjectCardSkeleton } from '../parts/ProjectCard/ProjectCard.tsx';
import { cell, list } from './ProjectsScreen.css.ts';

export type ProjectsGridProps = { projects: readonly ProjectSummary[] };

/** Shares of the content's width, in the order in which the rows repeat them. */
const shares = ['58vw', '42vw', '34vw', '67vw', '50vw', '50vw'] as const;
const sizesAt = (index: number): string =>
  `(min-width: 720px) ${shares[index % shares.length] ?? '50vw'}, 100vw`;

/** Projects in rows of uneven pairs. */
export function ProjectsGrid(props: ProjectsGridProps) {
  return (
    <ul className={classes(grid, list)}>
      {props.projects.map((project, index) => (
        <li key={project.id} className={cell}>
          <ProjectCard project={project} sizes={sizesAt(index)} titleAs="h2" summary priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The rows before their projects are there. */
export function ProjectsGridSkeleton() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{siteMediaText.projects.loading}</VisuallyHidden>
      </output>
      <div className={classes(grid, list)}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={cell}>
            <ProjectCardSkeleton summary />
          </div>
        ))}
      </div>
    </div>
  );
}
