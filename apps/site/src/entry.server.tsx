import { createApiClient } from '@vitrin/api-client/client';
import { createInProcessTransport } from '@vitrin/api-client/inProcessTransport';
import { createReceiver } from '@vitrin/api-client/receive';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { withRangesIn } from '@vitrin/contract/text/yearRanges';
import type { CreateRenderer } from '@vitrin/contract/rendering/rendering';
import { themeStyle } from '@vitrin/ui/theme/themeCss';
import { renderToString } from 'react-dom/server';
import { previewBand, previewModule } from './containers/PreviewContainer.tsx';
import { RootContainer } from './containers/RootContainer.tsx';
import { settle } from './reads.ts';
import { firstViewScript } from './document/firstView.ts';
import { startScript } from './document/startScript.ts';
import { PageRoot } from './document/PageRoot.tsx';
import { partIds } from './document/partIds.ts';
import { writePageData } from './hydration.ts';
import { standInPage } from './navigation/failedPage.ts';
import { loadPage } from './navigation/loadPage.ts';
import type { PlaceLocation } from './navigation/place.ts';
import { Places } from './navigation/Places.tsx';
import { loadRoot } from './pageData/rootData.ts';
import { HeadTags } from './HeadTags.tsx';
import { createRoutes } from './routes.tsx';

/** Where a page's rules begin in its HTML. No text of a visitor or editor can look like this: its "<" is escaped. */
const stylesBegin = `<style id="${partIds.styles}">`;

/** Creates the renderer that the server mounts; routes and client serve all requests. */
export const createRenderer: CreateRenderer = (options) => {
  // The server logs its failed calls itself; logging them here too would duplicate them.
  const client = createApiClient({
    transport: createInProcessTransport(options.call),
    ...(options.foreign && {
      receive: createReceiver(options.foreign),
      additions: options.foreign.hasAdditions,
    }),
    finish: withRangesIn,
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
    // A page that lacks its main content says so itself. Any other is not shown while nothing at all can be read, as it
    // would be that of a site without content.
    const page = answers || found.status === 503 ? found : await standInPage(routes, 503, null);
    const { data, status, failed } = page;
    const { usedStyles, ...files } = options.assetsFor(
      [page.route.module, ...(preview === undefined ? [] : [previewModule])],
      page.route.styledBy === undefined ? [] : [page.route.styledBy],
    );
    const parts = {
      themeStyle: themeStyle(theme.ok ? theme.data : defaultPalette),
      usedStyles: usedStyles && '',
      firstViewScript,
      startScript,
      files,
      hydrationJson: writePageData({
        root,
        overPicture: page.overPicture,
        stays: page.stays,
        data,
        status,
        failed,
        preview,
      }),
      origin,
      api: options.foreign && {
        host: options.foreign.host,
        hasAdditions: await options.foreign.hasAdditions(),
      },
    };
    // Synchronously, since nothing in a page suspends; one that fails half-way is not sent.
    const rendered = renderToString(
      <PageRoot styles={usedStyles === undefined ? files.styles : []} parts={parts}>
        <Places first={placeOf(request.url)} bringRouter={noRouter} headTags={HeadTags} onRewrite={noRewrite}>
          <RootContainer
            root={root}
            api={api}
            bringRoutes={async () => routes}
            firstPage={page}
            band={preview && previewBand(preview)}
          />
        </Places>
      </PageRoot>,
    );
    // Which rules the page needs is known after rendering.
    const styles = usedStyles?.(rendered) ?? '';
    return {
      status,
      html: `<!doctype html>${rendered.replace(stylesBegin, () => stylesBegin + styles)}`,
      inline: { scripts: [firstViewScript, startScript], styles: [parts.themeStyle, styles] },
    };
  };
};

/** A request's address as a place; servers never receive a fragment. */
function placeOf(url: string): PlaceLocation {
  const { pathname, search } = new URL(url);
  return { pathname, search, hash: '', key: 'default' };
}

/** Nothing navigates on the server. */
const noRouter = () => Promise.reject(new Error('There is no router on the server'));
const noRewrite = () => undefined;
