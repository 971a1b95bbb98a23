import { adminPaths } from '@vitrin/contract/adminPaths';
import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import { relativeTime } from '@vitrin/contract/relativeTime';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText } from '../../text/admin.en.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';

/** Projects in their list. */
export const projectRows: ListKind<ProjectSummary> = {
  text: adminText.projects,
  newHref: adminPaths.newProject(),
  detailColumn: adminText.list.categoryColumn,
  orderLabel: adminText.list.siteOrder,
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
    siteHref: project.active ? sitePaths.project(project.id) : undefined,
  }),
};
