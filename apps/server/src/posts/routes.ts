import { endpoints } from '@vitrin/contract/endpoints';
import { entryHandlers, pictureHandlers } from '../content/entryHandlers.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { posts } from './postKind.ts';
import { listPosts, readPost } from './postQueries.ts';

/** Everything about the blog. */
export function postRoutes(api: Api, media: Media): void {
  const { store, clock } = api;
  serveAll(api, endpoints.posts, {
    ...entryHandlers(posts, api),
    ...pictureHandlers(posts, api, media),
    list: ({ query }) => listPosts(store.read, clock.now(), query),
    // A post may be active and still be scheduled for later.
    read: ({ params, viewer }) => readPost(store.read, params.id, { viewer, now: clock.now() }),
  });
}
