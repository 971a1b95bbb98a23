import { adminPaths } from '@vitrin/contract/adminPaths';
import { relativeTime } from '@vitrin/contract/relativeTime';
import type { Service } from '@vitrin/contract/service';
import { sitePaths } from '@vitrin/contract/sitePaths';
import type { TableItem } from '../parts/ItemTable/ItemTable.tsx';

/** What the search of the list looks into. */
export const searchedWords = (service: Service): string =>
  `${service.title} ${service.subtitle} ${service.path}`;

/** A service as its row shows it; an inactive one has no public page to lead to. */
export const tableItem = (service: Service, now: Date): TableItem => ({
  id: service.id,
  title: service.title,
  subtitle: service.subtitle || service.shortDescription,
  path: service.path,
  image: service.image,
  active: service.active,
  updatedAt: service.updatedAt,
  updated: relativeTime(service.updatedAt, now),
  editHref: adminPaths.editService(service.id),
  siteHref: service.active ? sitePaths.service(service) : undefined,
});
