import path from 'node:path';
import { showBuiltReference } from './http/reference/builtReference.ts';
import type { MountPages } from './main.ts';
import { projectRoot } from './projectRoot.ts';
import { runServer } from './runServer.ts';
import { builtSite } from './site/builtSite.ts';
import { pagePolicy } from './http/answers/contentPolicy.ts';
import { storedSitemap } from './site/storedSitemap.ts';
import { mountDiscovery } from './site/mountDiscovery.ts';
import { mountFiles } from './site/mountFiles.ts';
import { mountPages } from './site/mountPages.ts';
import { mountStorybook } from './site/mountStorybook.ts';

const built = {
  site: path.join(projectRoot, 'apps/site/dist'),
  panel: path.join(projectRoot, 'apps/admin/dist'),
  reference: path.join(projectRoot, 'apps/server/dist/reference'),
  storybook: path.join(projectRoot, 'storybook-static'),
} as const;

/** Runs the server with the site, panel and reference built by `npm run build`. */
export async function serveBuild(): Promise<void> {
  const pages: MountPages = async (app, { env, api, cards, content, previews }) => {
    await mountFiles(app, { site: path.join(built.site, 'client'), panel: built.panel }, api);
    if (env.STORYBOOK === 'on') await mountStorybook(app, built.storybook);
    await mountDiscovery(app, {
      publicUrl: env.PUBLIC_URL,
      cards,
      api: api?.reader,
      sitemap: content && storedSitemap(content.read, content.clock),
    });
    await mountPages(app, {
      site: builtSite(built.site),
      api,
      publicUrl: env.PUBLIC_URL,
      policy: (inline) => pagePolicy(inline, env.API_HOST),
      content,
      previews,
      sharedCache: env.PAGE_CACHE_SECONDS === undefined ? undefined : { seconds: env.PAGE_CACHE_SECONDS },
    });
  };
  await runServer({ pages, reference: showBuiltReference(built.reference) });
}
