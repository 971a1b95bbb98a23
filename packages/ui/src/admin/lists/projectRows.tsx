import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { adminText } from '../../text/panelText.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';
import { relativeTime } from '../parts/relativeTime.ts';

/** The columns and cards of a list of projects. */
export const projectRows: ListKind<ProjectSummary> = {
  get text() {
    return adminText.projects;
  },
  newHref: adminPaths.newProject(),
  get detailColumn() {
    return adminText.list.categoryColumn;
  },
  get orderLabel() {
    return adminText.list.siteOrder;
  },
  orderable: true,
  row: (project, now) => ({
    id: project.id,
    title: project.title,
    subtitle: project.shortDescription,
    detail: project.category,
    image: project.image,
    active: project.active,
    updatedAt: project.updatedAt,
    updated: relativeTime(project.updatedAt, now),
    editHref: adminPaths.editProject(project.id),
    siteHref: project.active ? sitePaths.project(project) : undefined,
  }),
};
