import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { readAbout } from '../about/aboutQueries.ts';
import { type Api, serve } from '../http/serve.ts';
import { listServices } from '../services/serviceQueries.ts';
import { listVideos } from '../videos/videoQueries.ts';

const calls = endpoints.homeSlices;

/** What the home page shows of other pages, a call for each part. */
export function homeSliceRoutes(api: Api): void {
  const { store } = api;

  serve(api, calls.about, () => readAbout(store.read));
  serve(api, calls.services, async () =>
    (await listServices(store.read, 'active')).slice(0, limits.homeServices),
  );
  serve(api, calls.video, () => listVideos(store.read));
  serve(api, calls.testimonials, () => Promise.resolve([]));
}
