import { endpoints } from '@vitrin/contract/endpoints';
import { entryPathMessages } from '@vitrin/contract/kinds/entryPath';
import { addressHandlers } from '../content/addressHandlers.ts';
import { listAsked } from '../content/contentReads.ts';
import { entryHandlers, pictureHandlers } from '../content/entryHandlers.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { posts } from './postKind.ts';
import {
  listPosts,
  postCategories,
  publishedRows,
  readPost,
  relatedPosts,
  scheduledRows,
} from './postQueries.ts';

/** Everything about the blog. */
export function postRoutes(api: Api, media: Media): void {
  const { store, clock } = api;
  const handlers = entryHandlers(posts, api);
  serveAll(api, endpoints.posts, {
    ...handlers,
    ...addressHandlers(posts, handlers, {
      read: store.read,
      shown: () => publishedRows(store.read, clock.now()),
      taken: entryPathMessages.taken('blog post'),
    }),
    ...pictureHandlers(posts, api, media),
    categories: () => postCategories(store.read, clock.now()),
    related: ({ query }) => relatedPosts(store.read, clock.now(), query.path),
    listAll: ({ query: { scheduled, ...query } }) =>
      listAsked(
        posts,
        store,
        query,
        scheduled && scheduledRows(store.read, clock.now(), scheduled === 'true'),
      ),
    list: ({ query }) => listPosts(store.read, clock.now(), query),
    // A post may be active and still be scheduled for later.
    read: ({ params, viewer }) => readPost(store.read, params.id, { viewer, now: clock.now() }),
  });
}
