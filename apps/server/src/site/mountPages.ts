import { AsyncLocalStorage } from 'node:async_hooks';
import { endpoints } from '@vitrin/contract/endpoints';
import type { InProcessCall, Renderer } from '@vitrin/contract/rendering';
import { sitePaths } from '@vitrin/contract/sitePaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from './origin.ts';

/** Makes the renderer of the site once the API can be called. */
export type SiteSource = (call: InProcessCall) => Promise<Renderer>;

export type PagesOptions = {
  site: SiteSource;
  /** The address that visitors use; without it, the one in the request's Host header. */
  publicUrl: string | undefined;
  /** The Content-Security-Policy of a page; none while developing, where tools inject code of their own. */
  policy: ((inline: { scripts: readonly string[]; styles: readonly string[] }) => string) | undefined;
};

/** Answers every address that is no file and no API call with a page of the site, rendered on the server. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const render = await options.site(callInside(app));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request, options.publicUrl);
    const url = new URL(request.url, origin);
    const withoutSlash = withoutTrailingSlash(url);
    if (withoutSlash !== undefined) return reply.redirect(withoutSlash, 301);
    const page = await visitorAddress.run(request.ip, () => render(pageRequest(request, reply, url), origin));
    if ('location' in page) return reply.redirect(page.location, page.status);
    return sendPage(reply, page, options.policy?.(page.inline));
  };

  app.get('/*', { schema: { hide: true } }, answer);
  takeForms(app);
  app.post(sitePaths.contact(), { schema: { hide: true }, bodyLimit: formBytes }, answer);
}

/** Whom a page is rendered for, so that limits on calls count visitors and not this process. */
const visitorAddress = new AsyncLocalStorage<string>();

const formType = 'application/x-www-form-urlencoded';
const formBytes = 256 * 1024;

/** Lets the pages' own forms through as text: the page's route reads them, as it reads them in a browser. */
function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

function sendPage(
  reply: FastifyReply,
  page: { status: number; html: string },
  policy: string | undefined,
): FastifyReply {
  if (policy !== undefined) reply.header('content-security-policy', policy);
  if (page.status === 503) reply.header('retry-after', '30');
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(page.html);
}

/** The address without a slash at its end, for one address a page; the home page keeps its only slash. */
function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined;
  const path = url.pathname.replace(/\/+$/, '').replace(/^\/+/, '/');
  return `${path === '' ? '/' : path}${url.search}`;
}

/** A request for the router, given up when the visitor goes away. */
function pageRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  const { signal } = controller;
  if (typeof request.body !== 'string') return new Request(url, { signal });
  return new Request(url, {
    signal,
    method: 'POST',
    headers: { 'content-type': formType },
    body: request.body,
  });
}

const { send } = endpoints.messages;

const remoteAddress = (): { remoteAddress?: string } => {
  const address = visitorAddress.getStore();
  return address === undefined ? {} : { remoteAddress: address };
};

/** Calls the API without a connection, through the same routes as everybody else. */
const callInside =
  (app: FastifyInstance): InProcessCall =>
  async (request) => {
    const { url, headers, body } = request;
    const writes = request.method === send.method && url === `/api${send.path}`;
    if (request.method !== 'GET' && !writes) {
      throw new Error(`Pages read, and store messages: not ${request.method} ${url}`);
    }
    const answer = await app.inject({
      method: writes ? send.method : 'GET',
      url,
      headers,
      ...(body !== undefined && { payload: body }),
      ...remoteAddress(),
    });
    return { status: answer.statusCode, headers: textHeaders(answer.headers), body: answer.body };
  };

const textHeaders = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
