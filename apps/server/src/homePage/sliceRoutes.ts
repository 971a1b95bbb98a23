import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { readAbout } from '../about/aboutQueries.ts';
import { listActive } from '../content/contentReads.ts';
import { type Api, serve } from '../http/serve.ts';
import { services } from '../services/serviceKind.ts';
import { listVideos } from '../videos/videoQueries.ts';

const calls = endpoints.homeSlices;

/** What the home page shows of other pages, a call for each part. */
export function homeSliceRoutes(api: Api): void {
  const { store } = api;

  serve(api, calls.about, () => readAbout(store.read));
  serve(api, calls.services, () => listActive(services, store.read, limits.homeServices));
  serve(api, calls.video, () => listVideos(store.read));
  serve(api, calls.testimonials, () => Promise.resolve([]));
}
