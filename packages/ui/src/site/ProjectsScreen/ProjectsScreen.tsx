import type { Load } from '@vitrin/contract/load';
import type { Facet, ProjectFacets } from '@vitrin/contract/entries/facets';
import { projectStages } from '@vitrin/contract/entries/projectStages';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { wrap } from '../../theme/layout.css.ts';
import { GrowingList, type ListMore } from '../parts/GrowingList/GrowingList.tsx';
import type { ListPlace } from '../parts/ListPages/ListPages.tsx';
import { FilterLinks } from '../parts/FilterLinks/FilterLinks.tsx';
import { type ProjectChoice, projectsAddress } from '../parts/projectsAddress.ts';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import { ProjectsGrid, type ProjectsGridProps, ProjectsGridSkeleton } from './ProjectsGrid.tsx';
import { body, filters } from './ProjectsScreen.css.ts';

export type ProjectsScreenProps = {
  projects: Load<ProjectsGridProps['projects']>;
  /** Which page of the list these are; without it, they are the whole list. */
  place?: ListPlace | undefined;
  /** Loads the next page of the list below. */
  more?: ListMore | undefined;
  /** The filters of the list, and the selected ones. */
  facets?: ProjectFacets | undefined;
  chosen?: ProjectChoice;
};

const { projects: text } = siteMediaText;
const { action, menu } = siteText;

/** All projects as a picture wall. */
export function ProjectsScreen(props: ProjectsScreenProps) {
  return (
    <>
      <PageHead title={text.title} subtitle={text.subtitle} />
      <div className={classes(wrap, body)}>
        <Filters {...props} />
        <Content {...props} />
      </div>
    </>
  );
}

const sumOf = (counted: readonly Pick<Facet, 'count'>[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);

/** No filter. */
const everything: ProjectChoice = {};

function Filters({ facets, chosen = everything }: ProjectsScreenProps) {
  if (facets === undefined) return null;
  const { category, stage, service } = chosen;
  const stages = projectStages.flatMap((value) =>
    facets.stages.filter((facet) => facet.value === value).map(({ count }) => ({ value, count })),
  );
  return (
    <div className={filters}>
      <FilterLinks
        label={text.byCategory}
        links={[
          { label: text.all, href: projectsAddress({ stage, service }), current: category === undefined },
          ...facets.categories.map(({ value, count }) => ({
            label: value,
            count,
            href: projectsAddress({ category: value, stage, service }),
            current: value === category,
          })),
        ]}
      />
      <FilterLinks
        label={text.byStage}
        links={[
          {
            label: text.all,
            count: sumOf(stages),
            href: projectsAddress({ category, service }),
            current: stage === undefined,
          },
          ...stages.map(({ value, count }) => ({
            label: text.stages[value],
            count,
            href: projectsAddress({ category, stage: value, service }),
            current: value === stage,
          })),
        ]}
      />
      <FilterLinks
        label={text.byService}
        links={[
          { label: text.all, href: projectsAddress({ category, stage }), current: service === undefined },
          ...facets.services.map(({ value, title, count }) => ({
            label: title,
            count,
            href: projectsAddress({ category, stage, service: value }),
            current: value === service,
          })),
        ]}
      />
    </div>
  );
}

function Content({ projects, place, more, chosen = everything }: ProjectsScreenProps) {
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
      <GrowingList place={place} path={projectsAddress(chosen)} more={more}>
        <ProjectsGrid projects={projects.data} />
      </GrowingList>
    );
  }
  if (Object.values(chosen).some((value) => value !== undefined)) {
    return (
      <StatePanel
        state="empty"
        title={text.noneLeft}
        hint={text.noneLeftHint}
        actions={<ButtonLink href={sitePaths.projects()}>{siteMediaText.project.toProjects}</ButtonLink>}
      />
    );
  }
  return (
    <StatePanel
      state="empty"
      title={text.empty}
      hint={text.emptyHint}
      actions={
        <ButtonLink href={sitePaths.contact()} arrow={<Icon name="arrow" />}>
          {menu.contact}
        </ButtonLink>
      }
    />
  );
}
