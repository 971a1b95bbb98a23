import { plainPaths } from '@vitrin/contract/adminPaths';
import type { Certificate } from '@vitrin/contract/kinds/certificate';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText, itemFormsText } from '../../text/panelText.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';
import { relativeTime } from '../parts/relativeTime.ts';

/** Certificates in their list. */
export const certificateRows: ListKind<Certificate> = {
  get text() {
    return adminText.certificates;
  },
  newHref: plainPaths('certificates').begin,
  get detailColumn() {
    return itemFormsText.certificate.issuer;
  },
  get orderLabel() {
    return adminText.list.siteOrder;
  },
  orderable: true,
  row: (item, now) => ({
    id: item.id,
    title: item.title,
    subtitle: '',
    detail: [item.issuer, item.year].filter(Boolean).join(', '),
    image: item.image,
    active: item.active,
    updatedAt: item.updatedAt,
    updated: relativeTime(item.updatedAt, now),
    editHref: plainPaths('certificates').edit(item.id),
    siteHref: item.active ? sitePaths.about() : undefined,
  }),
};
