import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { readAbout } from '../about/aboutQueries.ts';
import { listPosts } from '../posts/postQueries.ts';
import { listActive } from '../content/contentReads.ts';
import { type Api, serve } from '../http/serve.ts';
import { readTeamPage } from '../members/teamPage.ts';
import { listProjects } from '../projects/projectQueries.ts';
import { services } from '../services/serviceKind.ts';
import { listVideos } from '../videos/videoQueries.ts';
import { reasons } from '../reasons/reasons.ts';

const calls = endpoints.homeSlices;

/** What the home page shows of other pages, a call for each part. */
export function homeSliceRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, calls.about, () => readAbout(store.read));
  serve(api, calls.features, () => listActive(reasons, store.read));
  serve(api, calls.services, () => listActive(services, store.read, limits.homeServices));
  serve(api, calls.video, () => listVideos(store.read));
  serve(api, calls.team, () => readTeamPage(store.read, limits.homeMembers));
  serve(api, calls.projects, () => listProjects(store.read, limits.homeProjects));
  serve(api, calls.testimonials, () => Promise.resolve([]));
  serve(api, calls.blog, () => listPosts(store.read, clock.now(), { limit: limits.homePosts }));
}
