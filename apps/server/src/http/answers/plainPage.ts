import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import type { FastifyReply } from 'fastify';
import { serverText } from '../../text/serverText.ts';
import { answerHeaders } from './answerHeaders.ts';
import { pagePolicy } from './contentPolicy.ts';

const style =
  'html{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}main{max-width:32em;margin:20vh auto;padding:0 1em}';

const words = serverText.plainPage;
const titles: Readonly<Record<number, string>> = words.titles;

/**
 * A page of a few words for when the site's own cannot be rendered: the request is malformed, or the site is broken.
 */
export function plainPage(status: number): string {
  const title = titles[status] ?? words.otherTitle;
  return [
    `<!doctype html><html lang="${siteLanguage}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>`,
    `<p>${status >= 500 ? words.serverHint : words.requestHint}</p>`,
    `<p><a href="/">${words.home}</a></p></main></body></html>\n`,
  ].join('');
}

/** The headers of a plain page. */
export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  ...answerHeaders.page(pagePolicy({ scripts: [], styles: [style] })),
  'cache-control': 'no-store',
};

/** Answers a request with a plain page instead of one of the site's. */
export const sendPlainPage = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).headers(plainPageHeaders).send(plainPage(status));
