import { plainPaths } from '@vitrin/contract/adminPaths';
import type { Reference } from '@vitrin/contract/kinds/reference';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText, itemFormsText } from '../../text/panelText.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';
import { relativeTime } from '../parts/relativeTime.ts';

/** References in their list. */
export const referenceRows: ListKind<Reference> = {
  get text() {
    return adminText.references;
  },
  newHref: plainPaths('references').begin,
  get detailColumn() {
    return itemFormsText.reference.sector;
  },
  get orderLabel() {
    return adminText.list.siteOrder;
  },
  orderable: true,
  row: (item, now) => ({
    id: item.id,
    title: item.name,
    subtitle: '',
    detail: item.sector,
    image: item.image,
    active: item.active,
    updatedAt: item.updatedAt,
    updated: relativeTime(item.updatedAt, now),
    editHref: plainPaths('references').edit(item.id),
    siteHref: item.active ? sitePaths.home() : undefined,
  }),
};
