import { classes } from '../../elements/classes.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { grid } from '../../theme/layout.css.ts';
import {
  ProjectCard,
  type ProjectCardProps,
  ProjectCardSkeleton,
} from '../parts/ProjectCard/ProjectCard.tsx';
import { cell, list } from './ProjectsScreen.css.ts';
import type { Box } from '../../elements/Picture/coverSizes.ts';
import { from } from '../../theme/breakpoints.ts';
import { columns, wallWidth } from '../parts/pageWidths.ts';

export type ProjectsGridProps = { projects: readonly ProjectCardProps['project'][] };

/** The column spans of the cells, repeated every three rows. */
const spans = [7, 5, 4, 8, 6, 6] as const;

/** The box of a project; a last one without a neighbour fills its row. */
function boxesAt(index: number, count: number): readonly Box[] {
  const place = index % spans.length;
  const alone = index === count - 1 && index % 2 === 0;
  const height = place < 4 || alone ? 'clamp(280px, 36vw, 520px)' : 'clamp(240px, 29vw, 420px)';
  return [
    { media: from.tablet, width: columns(alone ? 12 : (spans[place] ?? 6), wallWidth), height },
    { width: '92vw', ratio: index % 3 === 1 ? 4 / 5 : 4 / 3 },
  ];
}

/** Projects in rows of unequal pairs. */
export function ProjectsGrid(props: ProjectsGridProps) {
  return (
    <ul className={classes(grid, list)}>
      {props.projects.map((project, index) => (
        <li key={project.id} className={cell}>
          <ProjectCard
            project={project}
            sizes={boxesAt(index, props.projects.length)}
            titleAs="h2"
            summary
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder rows while the projects load. */
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
