import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { ServiceSummary } from '@vitrin/contract/kinds/service';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { adminText } from '../../text/panelText.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';
import { relativeTime } from '../parts/relativeTime.ts';

/** The list of services; an inactive one has no public page to link to. */
export const serviceRows: ListKind<ServiceSummary> = {
  get text() {
    return adminText.services;
  },
  newHref: adminPaths.newService(),
  get detailColumn() {
    return adminText.list.pathColumn;
  },
  get orderLabel() {
    return adminText.list.siteOrder;
  },
  orderable: true,
  row: (service, now) => ({
    id: service.id,
    title: service.title,
    subtitle: service.subtitle || service.shortDescription,
    detail: service.path,
    image: service.image,
    active: service.active,
    updatedAt: service.updatedAt,
    updated: relativeTime(service.updatedAt, now),
    editHref: adminPaths.editService(service.id),
    siteHref: service.active ? sitePaths.service(service) : undefined,
  }),
};
