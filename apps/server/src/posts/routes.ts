import { endpoints } from '@vitrin/contract/endpoints';
import { isActive } from '@vitrin/contract/entries/isActive';
import { refusals } from '@vitrin/contract/errors/refusals';
import { seesHidden } from '../auth/permissions.ts';
import { addressHandlers } from '../content/addressHandlers.ts';
import { activeAfter } from '../content/changeRules.ts';
import { listAsked } from '../content/contentReads.ts';
import { entryHandlers, pictureHandlers } from '../content/entryHandlers.ts';
import { JsonAnswer } from '../http/answers/sendAnswer.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { allowOwn, refusePublishing } from './postAccess.ts';
import { posts } from './postKind.ts';
import {
  listPosts,
  nextPublication,
  postCategories,
  publishedRows,
  readPost,
  relatedPosts,
  scheduledRows,
} from './postQueries.ts';

/** The routes of the blog. */
export function postRoutes(api: Api, media: Media): void {
  const { store, clock } = api;
  const entries = entryHandlers(posts, api, allowOwn);
  const handlers = {
    ...entries,
    create: (call: Parameters<typeof entries.create>[0]) => {
      refusePublishing(call.viewer, isActive(call.body));
      return entries.create(call);
    },
    update: (call: Parameters<typeof entries.update>[0]) => {
      refusePublishing(call.viewer, activeAfter(false, call.body));
      return entries.update(call);
    },
  };
  const addressed = addressHandlers(posts, handlers, {
    read: store.read,
    shown: () => publishedRows(store.read, clock.now()),
    taken: refusals.postPathTaken(),
  });
  serveAll(api, endpoints.posts, {
    ...handlers,
    ...addressed,
    byPath: async (call) => {
      const post = await addressed.byPath(call);
      if (post.path === call.query.path) return post;
      // Another post may be planned for a former address.
      return new JsonAnswer(post, { freshUntil: await nextPublication(store.read, clock.now()) });
    },
    ...pictureHandlers(posts, api, media, allowOwn),
    categories: () => postCategories(store.read, clock.now()),
    related: ({ query }) => relatedPosts(store.read, clock.now(), query.path),
    listAll: ({ query: { scheduled, ...query }, viewer }) => {
      const among = scheduled && scheduledRows(store.read, clock.now(), scheduled === 'true');
      if (seesHidden(viewer)) return listAsked(posts, store, query, among);
      const own = (among ?? posts.rows(store.read)).where('writtenBy', '=', viewer.user.id);
      return listAsked(posts, store, query, own);
    },
    list: ({ query }) => listPosts(store.read, clock.now(), query),
    // A post may be active and still be scheduled for later.
    read: ({ params, viewer }) => readPost(store.read, params.id, { viewer, now: clock.now() }),
  });
}
