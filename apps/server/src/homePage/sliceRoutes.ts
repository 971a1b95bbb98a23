import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { readAbout } from '../about/aboutQueries.ts';
import { newestPosts } from '../posts/postQueries.ts';
import { listFirst, listShown } from '../content/contentReads.ts';
import { type Api, serve } from '../http/serve.ts';
import { readTeamPage } from '../members/teamPage.ts';
import { plainContent } from '../plain/plainContent.ts';
import { projects } from '../projects/projectKind.ts';
import { services } from '../services/serviceKind.ts';

const calls = endpoints.homeSlices;

/** The routes for the home page's sections with content from other pages. */
export function homeSliceRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, calls.about, () => readAbout(store.read));
  serve(api, calls.features, () => listFirst(plainContent('reasons'), store.read, limits.shownReasons));
  serve(api, calls.services, () => listFirst(services, store.read, limits.homeServices));
  serve(api, calls.video, ({ query }) => listShown(plainContent('videos'), store.read, query));
  serve(api, calls.team, async () => {
    const { body } = await readTeamPage(store.read, { pageSize: limits.homeMembers });
    return body;
  });
  serve(api, calls.projects, () => listFirst(projects, store.read, limits.homeProjects));
  serve(api, calls.testimonials, () => Promise.resolve([]));
  serve(api, calls.blog, () => newestPosts(store.read, clock.now(), limits.homePosts));
}
