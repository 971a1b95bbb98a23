import type { Load } from '@vitrin/contract/load';
import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { wrap } from '../../theme/layout.css.ts';
import { ListPages, type ListPlace } from '../parts/ListPages/ListPages.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import { ProjectsGrid, ProjectsGridSkeleton } from './ProjectsGrid.tsx';
import { body } from './ProjectsScreen.css.ts';

export type ProjectsScreenProps = {
  projects: Load<readonly ProjectSummary[]>;
  /** Which page of the list these are; without it, they are the whole list. */
  place?: ListPlace | undefined;
};

const { projects: text } = siteMediaText;
const { action, services } = siteText;

/** All projects as a picture wall. */
export function ProjectsScreen(props: ProjectsScreenProps) {
  return (
    <>
      <PageHead title={text.title} subtitle={text.subtitle} />
      <div className={classes(wrap, body)}>
        <Content {...props} />
      </div>
    </>
  );
}

function Content({ projects, place }: ProjectsScreenProps) {
  if (projects.status === 'loading') return <ProjectsGridSkeleton />;
  if (projects.status === 'failed') {
    return (
      <StatePanel
        state="failed"
        title={text.failed(projects.error)}
        hint={text.failedHint}
        actions={<Button onClick={projects.retry}>{action.retry}</Button>}
      />
    );
  }
  if (projects.data.length > 0) {
    return (
      <>
        <ProjectsGrid projects={projects.data} />
        {place !== undefined && <ListPages {...place} path={sitePaths.projects()} />}
      </>
    );
  }
  return (
    <StatePanel
      state="empty"
      title={text.empty}
      hint={text.emptyHint}
      actions={
        <>
          <ButtonLink href={sitePaths.services()} arrow={<Icon name="arrow" />}>
            {services.title}
          </ButtonLink>
          <ButtonLink href={sitePaths.contact()} tone="quiet">
            {action.toContact}
          </ButtonLink>
        </>
      }
    />
  );
}
