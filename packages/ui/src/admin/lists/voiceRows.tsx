import { plainPaths } from '@vitrin/contract/adminPaths';
import type { Voice } from '@vitrin/contract/kinds/voice';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText, itemFormsText } from '../../text/panelText.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';
import { relativeTime } from '../parts/relativeTime.ts';

/** Customer voices in their list. */
export const voiceRows: ListKind<Voice> = {
  get text() {
    return adminText.voices;
  },
  newHref: plainPaths('voices').begin,
  get detailColumn() {
    return itemFormsText.voice.text;
  },
  get orderLabel() {
    return adminText.list.siteOrder;
  },
  orderable: true,
  row: (item, now) => ({
    id: item.id,
    title: item.name,
    subtitle: [item.role, item.company].filter(Boolean).join(', '),
    detail: item.text,
    image: item.image,
    active: item.active,
    updatedAt: item.updatedAt,
    updated: relativeTime(item.updatedAt, now),
    editHref: plainPaths('voices').edit(item.id),
    siteHref: item.active ? sitePaths.home() : undefined,
  }),
};
