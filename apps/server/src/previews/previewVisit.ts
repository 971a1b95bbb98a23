import { limits } from '@vitrin/contract/limits';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerHeaders } from '../http/answers/answerHeaders.ts';
import type { VisitorLimit } from '../http/visitors/visitorLimit.ts';
import type { Preview, Previews } from './previews.ts';

/** The cookie of a visit that shows drafts. */
export const previewCookieName = 'vitrin_onizleme';
const name = previewCookieName;

/** How the pages show drafts; opening a link counts against `limit`. */
export type PagePreviews = Previews & { limit: VisitorLimit };

/** The token of the preview link that a visitor has opened. */
export function previewTokenOf({ headers }: FastifyRequest): string | undefined {
  // A request with a token of the panel, such as the panel's own reads in this browser, is not a visitor's.
  if (headers.authorization !== undefined || headers.cookie === undefined) return undefined;
  return parseCookie(headers.cookie)[name];
}

/**
 * The cookie that makes the rest of a visit show the same drafts. It is hidden from scripts, and expires with its link.
 */
export function previewCookie({ token, leftSeconds }: Preview, secure: boolean): string {
  const maxAge = Math.min(leftSeconds, limits.previewVisitHours * 60 * 60);
  return stringifySetCookie({ ...cookie(secure), value: token, maxAge });
}

/** Removes that cookie. */
export const endedPreviewCookie = (secure: boolean): string =>
  stringifySetCookie({ ...cookie(secure), value: '', maxAge: 0 });

const cookie = (secure: boolean) => ({ name, path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

/** How an API call of a page passes on the link. */
export const previewHeader = ({ token }: Preview): { cookie: string } => ({ cookie: `${name}=${token}` });

const previewed = new WeakSet<FastifyRequest>();

/**
 * Marks a request whose response shows drafts: it must not be cached, and a cached response of the visitor must not be
 * reused.
 */
export const markPreview = (request: FastifyRequest): void => void previewed.add(request);

/** Whether the response to a request shows drafts. */
export const isPreview = (request: FastifyRequest): boolean => previewed.has(request);

/** Adds the headers of previews to every response that shows drafts, whatever else it is. */
export function sendPreviewHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isPreview(request)) {
      reply.headers(answerHeaders.preview);
      reply.removeHeader('etag');
    }
    done(null, payload);
  });
}
