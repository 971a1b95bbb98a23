import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { statusAt } from '@vitrin/contract/entries/isPublished';
import type { PostSummary } from '@vitrin/contract/kinds/post';
import { shownDate } from '@vitrin/contract/entries/shownDate';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { adminText } from '../../text/panelText.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';
import { shownStatus } from '../parts/statusWord.ts';
import { formatDay, relativeTime } from '../parts/relativeTime.ts';

/** The list of blog posts; a scheduled one has no public page yet. */
export const postRows: ListKind<PostSummary> = {
  get text() {
    return adminText.posts;
  },
  newHref: adminPaths.newPost(),
  get detailColumn() {
    return adminText.list.dateColumn;
  },
  get orderLabel() {
    return adminText.list.newestFirst;
  },
  orderable: false,
  row: (post, now) => ({
    id: post.id,
    title: post.title,
    subtitle: post.excerpt,
    detail: formatDay(shownDate(post)),
    image: post.image,
    active: post.active,
    status: shownStatus(post, now),
    updatedAt: post.updatedAt,
    updated: relativeTime(post.updatedAt, now),
    editHref: adminPaths.editPost(post.id),
    siteHref: statusAt(post, now) === 'live' ? sitePaths.post(post) : undefined,
  }),
};
