import { plainPaths } from '@vitrin/contract/adminPaths';
import type { Figure } from '@vitrin/contract/kinds/figure';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText, itemFormsText } from '../../text/panelText.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';
import { relativeTime } from '../parts/relativeTime.ts';

/** Figures in their list. */
export const figureRows: ListKind<Figure> = {
  get text() {
    return adminText.figures;
  },
  newHref: plainPaths('figures').begin,
  get detailColumn() {
    return itemFormsText.figure.value;
  },
  get orderLabel() {
    return adminText.list.siteOrder;
  },
  orderable: true,
  row: (item, now) => ({
    id: item.id,
    title: item.title,
    subtitle: '',
    detail: [item.value, item.unit].filter(Boolean).join(' '),
    image: null,
    active: item.active,
    updatedAt: item.updatedAt,
    updated: relativeTime(item.updatedAt, now),
    editHref: plainPaths('figures').edit(item.id),
    siteHref: item.active ? sitePaths.home() : undefined,
  }),
};
