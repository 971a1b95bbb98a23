import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import { useId } from 'react';
import { ArrowLink } from '../../../elements/ArrowLink/ArrowLink.tsx';
import { classes } from '../../../elements/classes.ts';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { headings } from '../../../theme/type.css.ts';
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx';
import * as css from './ProjectTeasers.css.ts';

export type ProjectTeasersProps = {
  title: string;
  projects: readonly ProjectSummary[];
  /** The link to all of them. */
  all?: { label: string; href: string };
};

const boxes = [
  { media: '(min-width: 1408px)', width: '412px', ratio: 4 / 3 },
  { media: '(min-width: 720px)', width: '31vw', ratio: 5 / 4 },
  { width: '94vw', ratio: 4 / 3 },
];

/** A few projects related to a page's subject; renders nothing if there are none. */
export function ProjectTeasers({ title, projects, all }: ProjectTeasersProps) {
  const titleId = useId();
  if (projects.length === 0) return null;
  return (
    <section className={classes(wrap, css.row)} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={headings.h2}>
          {title}
        </h2>
        {all !== undefined && <ArrowLink href={all.href}>{all.label}</ArrowLink>}
      </div>
      <ul className={classes(grid, css.list)}>
        {projects.map((project) => (
          <li key={project.id} className={css.cell}>
            <ProjectCard project={project} sizes={boxes} titleAs="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
