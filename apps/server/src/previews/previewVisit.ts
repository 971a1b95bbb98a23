import { limits } from '@vitrin/contract/limits';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { VisitorLimit } from '../http/visitors/visitorLimit.ts';
import type { Preview, Previews } from './previews.ts';

/** The name of the cookie of a visit that shows drafts. */
export const previewCookieName = 'vitrin_onizleme';
const name = previewCookieName;

/** What the pages show drafts with; opening a link counts against `limit`. */
export type PagePreviews = Previews & { limit: VisitorLimit };

/** The token of the link that a visitor has opened. */
export function previewTokenOf({ headers }: FastifyRequest): string | undefined {
  // What carries a token of the panel, such as its own reads in this browser, is no visitor's.
  if (headers.authorization !== undefined || headers.cookie === undefined) return undefined;
  return parseCookie(headers.cookie)[name];
}

/** The cookie by which the rest of a visit shows the same drafts. No script sees it, and it ends with its link. */
export function previewCookie({ token, leftSeconds }: Preview, secure: boolean): string {
  const maxAge = Math.min(leftSeconds, limits.previewVisitHours * 60 * 60);
  return stringifySetCookie({ ...cookie(secure), value: token, maxAge });
}

/** Takes that cookie away. */
export const endedPreviewCookie = (secure: boolean): string =>
  stringifySetCookie({ ...cookie(secure), value: '', maxAge: 0 });

const cookie = (secure: boolean) => ({ name, path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

/** How a call of a page names the link to the API. */
export const previewHeader = ({ token }: Preview): { cookie: string } => ({ cookie: `${name}=${token}` });

const previewed = new WeakSet<FastifyRequest>();

/** Marks a request whose response shows drafts: it is nobody's to keep, and what the visitor has kept is not the same. */
export const markPreview = (request: FastifyRequest): void => void previewed.add(request);

/** True for a request whose response shows drafts. */
export const isPreview = (request: FastifyRequest): boolean => previewed.has(request);

/** What an address of a preview link and each response that shows drafts are sent with. */
const previewHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
} as const;

/** Gives every response that shows drafts its headers, whatever else it is. */
export function sendPreviewHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isPreview(request)) {
      reply.headers(previewHeaders);
      reply.removeHeader('etag');
    }
    done(null, payload);
  });
}
