import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import type { Video } from '@vitrin/contract/kinds/video';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { adminText } from '../../text/panelText.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';
import { relativeTime } from '../parts/relativeTime.ts';

/** The columns and cards of a list of videos. */
export const videoRows: ListKind<Video> = {
  get text() {
    return adminText.videos;
  },
  newHref: plainPaths('videos').begin,
  get detailColumn() {
    return adminText.list.descriptionColumn;
  },
  get orderLabel() {
    return adminText.list.siteOrder;
  },
  orderable: true,
  row: (item, now) => ({
    id: item.id,
    title: item.title,
    subtitle: '',
    detail: item.description,
    image: item.image,
    active: item.active,
    updatedAt: item.updatedAt,
    updated: relativeTime(item.updatedAt, now),
    editHref: plainPaths('videos').edit(item.id),
    siteHref: item.active ? sitePaths.videos() : undefined,
  }),
};
