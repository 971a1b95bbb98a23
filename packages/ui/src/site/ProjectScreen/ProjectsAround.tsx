import type { ProjectBasic } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { wrap } from '../../theme/layout.css.ts';
import { note } from '../../theme/type.css.ts';
import * as css from './ProjectsAround.css.ts';

const { project: text } = siteMediaText;

type Beside = { previous: ProjectBasic | null; next: ProjectBasic | null };

/** The links to the previous and the next project in the list. */
export function ProjectSteps({ previous, next }: Beside) {
  if (previous === null && next === null) return null;
  return (
    <nav className={classes(wrap, css.steps)} aria-label={text.steps}>
      {previous !== null && (
        <Link href={sitePaths.project(previous)} rel="prev" className={css.step}>
          <span className={note}>{text.previous}</span>
          <span className={css.name}>
            <Icon name="left" />
            {previous.title}
          </span>
        </Link>
      )}
      {next !== null && (
        <Link href={sitePaths.project(next)} rel="next" className={classes(css.step, css.last)}>
          <span className={note}>{text.next}</span>
          <span className={css.name}>
            {next.title}
            <Icon name="arrow" />
          </span>
        </Link>
      )}
    </nav>
  );
}
