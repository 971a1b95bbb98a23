import { Writable } from 'node:stream';
import { createApiClient } from '@vitrin/api-client/client';
import { createInProcessTransport } from '@vitrin/api-client/inProcessTransport';
import { defaultPalette } from '@vitrin/contract/palette';
import type { CreateRenderer } from '@vitrin/contract/rendering';
import { themeStyle } from '@vitrin/ui/theme/themeCss';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { settle } from './data.ts';
import { jsonForScript } from './document/documentParts.ts';
import { firstViewScript } from './document/firstView.ts';
import { PageRoot } from './document/PageRoot.tsx';
import { pageDataOf } from './hydration.ts';
import { isRouteHandle } from './routeHandle.ts';
import { createRoutes } from './routes.tsx';

/** Makes the renderer that the server mounts; routes and client serve all requests. */
export const createRenderer: CreateRenderer = (options) => {
  // The server tells of its failed calls itself; here they would stand in its log twice.
  const client = createApiClient({ transport: createInProcessTransport(options.call), log: () => undefined });
  const handler = createStaticHandler(createRoutes(async () => client));

  return async (request, origin) => {
    const [context, theme] = await Promise.all([handler.query(request), settle(client.theme.read())]);
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('location') ?? '/' };
    }
    const modules = context.matches.flatMap(({ route }) =>
      isRouteHandle(route.handle) ? [route.handle.module] : [],
    );
    const parts = {
      themeStyle: themeStyle(theme.ok ? theme.data : defaultPalette),
      hydrationJson: jsonForScript(pageDataOf(context)),
      origin,
    };
    const assets = options.assetsFor(modules);
    const html = await renderToHtml(
      <PageRoot assets={assets} parts={parts}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PageRoot>,
      assets.entry,
    );
    return {
      status: context.statusCode,
      html,
      inline: { scripts: [firstViewScript], styles: [parts.themeStyle] },
    };
  };
};

/** The whole page at once: nothing in it waits, and a page that fails half-way is not sent. */
function renderToHtml(page: ReactNode, entry: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      bootstrapModules: [entry],
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
