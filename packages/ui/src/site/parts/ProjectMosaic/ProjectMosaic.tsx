import { limits } from '@vitrin/contract/limits';
import { classes } from '../../../elements/classes.ts';
import { grid } from '../../../theme/layout.css.ts';
import { ProjectCard, type ProjectCardProps, ProjectCardSkeleton } from '../ProjectCard/ProjectCard.tsx';
import * as css from './ProjectMosaic.css.ts';
import type { Box } from '../../../elements/Picture/coverSizes.ts';
import { from } from '../../../theme/breakpoints.ts';
import { columns, wallWidth } from '../pageWidths.ts';

export type ProjectMosaicProps = { projects: readonly ProjectCardProps['project'][] };

type Place = keyof typeof css.cells;

const placesOf = (count: number): readonly Place[] => {
  if (count === 1) return ['only'];
  return count === 2 ? ['large', 'tall'] : ['large', 'upper', 'lower'];
};

const cellOf = (place: Place): string =>
  classes(css.cells[place], place !== 'only' && place !== 'large' && css.indented);

const boxesOf = (span: number, ratio: number, onPhone: number): readonly Box[] => [
  { media: from.tablet, width: columns(span, wallWidth), ratio },
  { width: '92vw', ratio: onPhone },
];

const sizesOf: Readonly<Record<Place, readonly Box[]>> = {
  only: boxesOf(12, 2, 4 / 5),
  large: boxesOf(7, 6 / 7, 4 / 5),
  tall: boxesOf(5, 0.6, 3 / 2),
  upper: boxesOf(4.8, 1.28, 3 / 2),
  lower: boxesOf(4.8, 1.28, 3 / 2),
};

/**
 * The first projects of a list as a picture wall: a large one, and next to it two that together have the same height.
 */
export function ProjectMosaic(props: ProjectMosaicProps) {
  const shown = props.projects.slice(0, limits.homeProjects);
  const places = placesOf(shown.length);
  return (
    <div className={classes(grid, css.mosaic, shown.length === 1 && css.alone)}>
      {shown.map((project, index) => {
        const place = places[index] ?? 'lower';
        return (
          <div key={project.id} className={cellOf(place)}>
            <ProjectCard project={project} sizes={sizesOf[place]} titleAs="h3" />
          </div>
        );
      })}
    </div>
  );
}

/** The wall while its projects load. */
export function ProjectMosaicSkeleton() {
  return (
    <div className={classes(grid, css.mosaic)}>
      {placesOf(limits.homeProjects).map((place) => (
        <div key={place} className={cellOf(place)}>
          <ProjectCardSkeleton />
        </div>
      ))}
    </div>
  );
}
