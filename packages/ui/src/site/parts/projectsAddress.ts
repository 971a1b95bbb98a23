import type { ProjectStage } from '@vitrin/contract/entries/projectStages';
import { quoteQuery, sitePaths } from '@vitrin/contract/paths/sitePaths';

/** The filters of a list of projects. */
export type ProjectChoice = {
  category?: string | undefined;
  stage?: ProjectStage | undefined;
  /** The path of a service. */
  service?: string | undefined;
};

/** The URL of the filtered list. */
export function projectsAddress({ category, stage, service }: ProjectChoice): string {
  const search = new URLSearchParams();
  if (category !== undefined) search.set('kategori', category);
  if (stage !== undefined) search.set('asama', stageSlugs[stage]);
  if (service !== undefined) search.set(quoteQuery.service, service.slice(1));
  return search.size === 0 ? sitePaths.projects() : `${sitePaths.projects()}?${search.toString()}`;
}

/** The slugs of stages in URLs. */
export const stageSlugs = { running: 'suruyor', finished: 'tamamlandi' } as const;
