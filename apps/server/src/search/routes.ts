import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serveAll } from '../http/serve.ts';
import { JsonAnswer } from '../http/answers/sendAnswer.ts';
import { nextPublication } from '../posts/postQueries.ts';
import { redirectOf } from '../redirects/redirects.ts';
import { searchSite, nearestTo } from './searchSite.ts';

/** The routes of the site's search, and of suggestions for a missing page. */
export function searchRoutes(api: Api): void {
  const { engine, read } = api.store;
  const place = () => ({ engine, read, now: api.clock.now() });
  serveAll(api, endpoints.search, {
    find: ({ query }) => searchSite(place(), query),
    lost: async ({ query: { path } }) => {
      const at = place();
      const movedTo = await redirectOf(read, at.now, path);
      const near = movedTo === null ? await nearestTo(at, path) : [];
      return new JsonAnswer(
        { near, ...(movedTo !== null && { movedTo }) },
        { freshUntil: await nextPublication(read, at.now) },
      );
    },
  });
}
