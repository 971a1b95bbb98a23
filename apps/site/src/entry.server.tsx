import { Writable } from 'node:stream';
import { createApiClient } from '@vitrin/api-client/client';
import { createInProcessTransport } from '@vitrin/api-client/inProcessTransport';
import { createReceiver } from '@vitrin/api-client/receive';
import { defaultPalette } from '@vitrin/contract/palette';
import type { CreateRenderer } from '@vitrin/contract/rendering';
import { themeStyle } from '@vitrin/ui/theme/themeCss';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { previewBand, previewModule } from './containers/PreviewContainer.tsx';
import { loadRoot, RootContainer } from './containers/RootContainer.tsx';
import { settle } from './data.ts';
import { jsonForScript } from './document/documentParts.ts';
import { firstViewScript } from './document/firstView.ts';
import { startScript } from './document/startScript.ts';
import { PageRoot } from './document/PageRoot.tsx';
import type { PageData } from './hydration.ts';
import { loadPage, standInPage } from './navigation/loadPage.ts';
import { createRoutes } from './routes.tsx';

/** Where the rules that a page uses go, in its HTML. */
const stylesPlace = '/* styles */';

/** Makes the renderer that the server mounts; routes and client serve all requests. */
export const createRenderer: CreateRenderer = (options) => {
  // The server logs its failed calls itself; logging them here too would duplicate them.
  const client = createApiClient({
    transport: createInProcessTransport(options.call),
    ...(options.foreign && {
      receive: createReceiver(options.foreign),
      additions: options.foreign.hasAdditions,
    }),
    log: () => undefined,
  });
  const api = async () => client;
  const routes = createRoutes(api);

  return async (request, origin, preview) => {
    const [found, { root, answers }, theme] = await Promise.all([
      loadPage(routes, request),
      loadRoot(api),
      settle(client.theme.read()),
    ]);
    if ('location' in found) return found;
    // Where nothing at all can be read there is no site to show; where a part can, the rest falls back.
    const page = answers ? found : await standInPage(routes, 503, null);
    const { data, status, failed } = page;
    const { usedStyles, ...files } = options.assetsFor([
      page.route.module,
      ...(preview === undefined ? [] : [previewModule]),
    ]);
    const parts = {
      themeStyle: themeStyle(theme.ok ? theme.data : defaultPalette),
      usedStyles: usedStyles && stylesPlace,
      startScript,
      files,
      hydrationJson: jsonForScript({ root, data, status, failed, preview } satisfies PageData),
      origin,
      api: options.foreign && {
        host: options.foreign.host,
        hasAdditions: await options.foreign.hasAdditions(),
      },
    };
    const withoutStyles = await renderToHtml(
      <PageRoot styles={usedStyles === undefined ? files.styles : []} parts={parts}>
        <StaticRouter location={request.url.slice(new URL(request.url).origin.length)}>
          <RootContainer
            root={root}
            routes={routes}
            firstPage={page}
            band={preview && previewBand(preview)}
          />
        </StaticRouter>
      </PageRoot>,
    );
    // Which rules the page needs is known once it is there.
    const styles = usedStyles?.(withoutStyles) ?? '';
    return {
      status,
      html: withoutStyles.replace(stylesPlace, () => styles),
      inline: { scripts: [firstViewScript, startScript], styles: [parts.themeStyle, styles] },
    };
  };
};

/** The whole page at once: nothing in it suspends, and a page that fails half-way is not sent. */
function renderToHtml(page: ReactNode): Promise<string> {
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
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
