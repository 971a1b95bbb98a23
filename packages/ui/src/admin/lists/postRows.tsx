import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Post } from '@vitrin/contract/kinds/post';
import { formatDay, relativeTime } from '@vitrin/contract/relativeTime';
import { shownDate } from '@vitrin/contract/shownDate';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText } from '../../text/admin.en.ts';
import type { ListKind } from '../parts/ContentList/listKind.ts';

/** Blog posts in their list; one that waits for its day has no public page yet. */
export const postRows: ListKind<Post> = {
  text: adminText.posts,
  newHref: adminPaths.newPost(),
  detailColumn: adminText.list.dateColumn,
  orderLabel: adminText.list.newestFirst,
  orderable: false,
  row: (post, now) => ({
    id: post.id,
    title: post.title,
    subtitle: post.excerpt,
    detail: formatDay(shownDate(post)),
    image: post.image,
    active: post.active,
    updatedAt: post.updatedAt,
    updated: relativeTime(post.updatedAt, now),
    editHref: adminPaths.editPost(post.id),
    siteHref: post.active && !waits(post, now) ? sitePaths.post(post.id) : undefined,
  }),
};

const waits = (post: Post, now: Date): boolean => Date.parse(post.publishDate ?? '') > now.getTime();
