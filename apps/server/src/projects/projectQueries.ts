import type { ProjectFacets } from '@vitrin/contract/entries/facets';
import type { PartQuery } from '@vitrin/contract/endpoints';
import type { ProjectBasic, ProjectsAround, ProjectSummary } from '@vitrin/contract/kinds/project';
import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import { limits } from '@vitrin/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { briefRows } from '../content/briefRows.ts';
import { activeRows, listShown } from '../content/contentReads.ts';
import { countValues } from '../content/countValues.ts';
import { findRowByPath } from '../content/entryPaths.ts';
import { notFound } from '../http/httpErrors.ts';
import type { JsonAnswer } from '../http/answers/sendAnswer.ts';
import { inOrder } from '../store/ordered.ts';
import type { Reader } from '../store/openStore.ts';
import type { ProjectRow } from '../store/schema.ts';
import { projects } from './projectKind.ts';

/** The filters of projects. */
export type NarrowedProjects = {
  category?: string | undefined;
  stage?: string | undefined;
  /** The path of a service, or one that it had. */
  service?: string | undefined;
};

const narrowedRows = (reader: Reader, { category, stage, service }: NarrowedProjects) => {
  const shown = activeRows(projects, reader);
  const ofCategory = category === undefined ? shown : shown.where('category', '=', category);
  const inStage = stage === undefined ? ofCategory : ofCategory.where('stage', '=', stage);
  return inStage.where(givenService(service));
};

/** The visible projects in order: all, those of a category, stage or service, or a page of them. */
export const listProjects = (
  reader: Reader,
  { category, stage, service, ...asked }: PartQuery & NarrowedProjects,
): Promise<JsonAnswer<ProjectSummary[]>> =>
  listShown(projects, reader, asked, narrowedRows(reader, { category, stage, service }));

const given = (name: 'category' | 'stage', value: string | undefined) =>
  value === undefined ? sql`true` : sql`project.${sql.ref(name)} = ${value}`;

const givenService = (path: string | undefined) =>
  path === undefined
    ? sql<boolean>`true`
    : sql<boolean>`project.id in (
        select project_id from ${sql.table('project_service')} where service_id in (
          select service.id from ${sql.table('service')}
          where service.active = ${true} and service.id = coalesce(
            (select id from ${sql.table('service')} where active = ${true} and path = ${path}),
            (select entry_id from ${sql.table('old_path')} where owner = 'service' and path = ${path}))))`;

/** Categories, stages and services with the number of projects, each counted under the other filters. */
export async function projectFacetsOf(
  reader: Reader,
  { category, stage, service }: NarrowedProjects,
): Promise<ProjectFacets> {
  const active = sql`project.active = ${true}`;
  const [ofCategory, inStage, ofService] = [
    given('category', category),
    given('stage', stage),
    givenService(service),
  ];
  return {
    categories: await countValues(
      reader,
      'project',
      'category',
      sql`${active} and ${inStage} and ${ofService}`,
    ),
    stages: await countValues(reader, 'project', 'stage', sql`${active} and ${ofCategory} and ${ofService}`),
    services: await countServices(reader, sql`${active} and ${ofCategory} and ${inStage}`),
  };
}

/**
 * The services that visitors see, in their order, with the numbers of their projects among some. Projects are counted
 * first: joined in one go, SQLite may look at all of them for each service (`cross join` keeps its order).
 */
async function countServices(reader: Reader, among: RawBuilder<unknown>): Promise<ProjectFacets['services']> {
  const { rows } = await sql<{ value: string; title: string; count: number | string }>`
    select service.path as value, service.title as title, counted.count as count
    from (
      select project_service.service_id as service_id, count(*) as count
      from ${sql.table('project_service')}
      where project_service.project_id in (select project.id from ${sql.table('project')} where ${among})
      group by project_service.service_id
    ) as counted
    cross join ${sql.table('service')}
    where service.id = counted.service_id and service.active = ${true}
    order by service.display_order, service.id limit ${limits.facetValues}`.execute(reader);
  return rows.map(({ value, title, count }) => ({ value, title, count: Number(count) }));
}

/** The visible services of a project, in order. */
const servicesOf = (reader: Reader, projectId: string): Promise<ServiceBasic[]> =>
  reader
    .selectFrom('service')
    .innerJoin('projectService', 'projectService.serviceId', 'service.id')
    .select(['service.id', 'service.path', 'service.title'])
    .where('projectService.projectId', '=', projectId)
    .where('service.active', '=', true)
    .orderBy('service.displayOrder')
    .orderBy('service.id')
    .execute();

/** The services and neighbours of a project, and others of its category. Throws 404. */
export async function projectsAroundOf(reader: Reader, path: string): Promise<ProjectsAround> {
  const row = await findRowByPath(projects, path, activeRows(projects, reader));
  if (row === undefined) throw notFound(projects.label);
  const brief = briefRows(projects, activeRows(projects, reader));
  const beside = async (descending: boolean): Promise<ProjectBasic | null> => {
    const side = sql<boolean>`(display_order, id) ${sql.raw(descending ? '<' : '>')} (${row.displayOrder}, ${row.id})`;
    const order = { ...projects.list.order, descending };
    const [found] = await summariesOf(reader, await inOrder(brief.where(side), order).limit(1).execute());
    return found === undefined ? null : basicOf(found);
  };
  const others = brief.where('id', '<>', row.id).where('category', '=', row.category);
  const similar =
    row.category === ''
      ? []
      : await inOrder(others, projects.list.order).limit(limits.similarProjects).execute();
  return {
    services: await servicesOf(reader, row.id),
    previous: await beside(true),
    next: await beside(false),
    similar: await summariesOf(reader, similar),
  };
}

const summariesOf = (reader: Reader, rows: readonly ProjectRow[]): Promise<ProjectSummary[]> =>
  projects.summaries(reader, rows);

const basicOf = ({ id, path, title, image, category }: ProjectSummary): ProjectBasic => ({
  id,
  path,
  title,
  image,
  category,
});
