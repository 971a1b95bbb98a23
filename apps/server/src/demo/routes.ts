import { endpoints } from '@vitrin/contract/endpoints';
import { authorOf } from '../history/keepVersion.ts';
import { type Api, serveAll } from '../http/serve.ts';
import { cleanDemoContent, readDemoContent } from './demoContent.ts';

/** Routes that list and remove what a demo left behind. */
export function demoContentRoutes(api: Api): void {
  const { store, clock } = api;
  serveAll(api, endpoints.demoContent, {
    read: () => readDemoContent(store.read),
    clean: ({ viewer }) => cleanDemoContent(store, authorOf(viewer, clock)),
  });
}
