import { pagePolicy } from '../http/answers/contentPolicy.ts';
import { runServer } from '../runServer.ts';
import { mountPages } from '../site/mountPages.ts';

/** A server from its sources with a site of one page, which shows what the API says of the company, and is kept. */
await runServer({
  pages: (app, { content }) =>
    mountPages(app, {
      site:
        async ({ call }) =>
        async () => {
          const { status, body } = await call({ method: 'GET', url: '/api/site-info', headers: {} });
          return { status: status === 200 ? 200 : 503, html: body, inline: { scripts: [], styles: [] } };
        },
      publicUrl: undefined,
      policy: pagePolicy,
      content,
    }),
});
