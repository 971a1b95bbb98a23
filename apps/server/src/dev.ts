import path from 'node:path';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from './projectRoot.ts';
import { showLiveReference } from './http/reference/apiDocs.ts';
import type { MountPages } from './main.ts';
import { runServer } from './runServer.ts';
import { isSiteBuild } from './site/builtSite.ts';
import { storedSitemap } from './site/storedSitemap.ts';
import { mountDiscovery } from './site/mountDiscovery.ts';
import { mountPages, type SiteSource } from './site/mountPages.ts';
import { withApiPlace } from './site/panelPage.ts';

/** One Vite server for each app, on the server's own port, reloading as files change. */
async function openVite(app: FastifyInstance, name: 'site' | 'admin'): Promise<ViteDevServer> {
  const root = path.join(projectRoot, 'apps', name);
  return createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server, path: '__hot' } },
  });
}

/** The site's server part from Vite's module runner; the next request sees changed files. */
const siteFrom =
  (vite: ViteDevServer): SiteSource =>
  async (api) => {
    const environment = vite.environments['ssr'];
    if (!environment || !isRunnableDevEnvironment(environment))
      throw new Error('Vite cannot run the site here');
    const stylesInUse = (): string[] =>
      [...environment.moduleGraph.idToModuleMap.values()]
        .map((module) => module.url)
        .filter((url) => url.includes('.css') && !url.endsWith('.css.ts'))
        // The style sheet that declares the cascade layers determines their order, so it comes first.
        .toSorted((a, b) => Number(b.includes('/layers.css')) - Number(a.includes('/layers.css')));
    return async (request, origin, preview) => {
      const module: unknown = await environment.runner.import('/src/entry.server.tsx');
      if (!isSiteBuild(module)) throw new Error('The site has no createRenderer');
      const render = module.createRenderer({
        ...api,
        assetsFor: ([page = '']) => ({
          entry: '/src/entry.client.tsx',
          page: `/${page}`,
          styles: stylesInUse(),
          modules: ['/@vite/client'],
        }),
      });
      return render(request, origin, preview);
    };
  };

const pages: MountPages = async (app, { env, api, cards, content, previews }) => {
  const [site, panel] = await Promise.all([openVite(app, 'site'), openVite(app, 'admin')]);
  app.addHook('onClose', async () => {
    await Promise.all([site.close(), panel.close()]);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const inPanel = request.url === '/admin' || request.url.startsWith('/admin/');
    if (request.url.startsWith('/api/')) done();
    else (inPanel ? panel : site).middlewares(request.raw, reply.raw, () => done());
  });
  const sendPanel = async (url: string): Promise<string> => {
    const { readFile } = await import('node:fs/promises');
    const html = await readFile(path.join(projectRoot, 'apps/admin/index.html'), 'utf8');
    return panel.transformIndexHtml(url, withApiPlace(html, await api?.place()));
  };
  app.get('/admin', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html').send(await sendPanel(request.url)),
  );
  app.get('/admin/*', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html').send(await sendPanel(request.url)),
  );
  await mountDiscovery(app, {
    publicUrl: env.PUBLIC_URL,
    cards,
    api: api?.reader,
    sitemap: content && storedSitemap(content.read, content.clock),
  });
  await mountPages(app, {
    site: siteFrom(site),
    api,
    publicUrl: env.PUBLIC_URL,
    policy: undefined,
    previews,
  });
};

await runServer({ pages, reference: showLiveReference });
