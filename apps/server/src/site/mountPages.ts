import { AsyncLocalStorage } from 'node:async_hooks';
import { endpoints, totalHeader } from '@vitrin/contract/endpoints';
import type {
  InProcessCall,
  PreviewNote,
  RenderedApi,
  RenderedPage,
  Renderer,
} from '@vitrin/contract/rendering/rendering';
import { encodedAddress } from '@vitrin/contract/paths/redirect';
import { endPreviewPath, previewPath, sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders } from '../http/answers/answerHeaders.ts';
import { noteFreshness, notePart, type Parts } from '../http/answers/freshness.ts';
import { HttpError } from '../http/httpErrors.ts';
import { encodedFor, sendEncoded } from '../http/answers/encodings.ts';
import { runAdmitted } from '../http/workTurns.ts';
import { etagOf } from '../http/answers/sendAnswer.ts';
import { offerAgain } from '../http/shortWay.ts';
import { requestIdHeader } from '../http/requestIds.ts';
import { untilGone } from '../http/connections/untilGone.ts';
import { visitorHeaders, visitorOf } from '../http/visitors/visitorAddress.ts';
import type { Preview } from '../previews/previews.ts';
import {
  endedPreviewCookie,
  markPreview,
  type PagePreviews,
  previewCookie,
  previewHeader,
  previewTokenOf,
} from '../previews/previewVisit.ts';
import { answerErrorsWithPages } from './errorPages.ts';
import { originOf } from './origin.ts';
import {
  type Content,
  isKeptAddress,
  type KeptPage,
  keepPages,
  madeUpBounds,
  ownAddresses,
  sendKept,
} from './keptPages.ts';
import { createVisitorTurns, everybody } from '../http/connections/visitorTurns.ts';
import { longestInSharedCache, type SharedCache, sharedCacheHeaders } from './sharedCache.ts';

/** Creates the renderer of the site once the API can be called. */
export type SiteSource = (api: RenderedApi) => Promise<Renderer>;

export type PagesOptions = {
  site: SiteSource;
  /** The API on another host that the pages show; by default the application's own. */
  api?: RenderedApi | undefined;
  /** The address that visitors use; by default the one in the request's Host header. */
  publicUrl: string | undefined;
  /** The Content-Security-Policy of a page; none in development, where tools inject code of their own. */
  policy: ((inline: { scripts: readonly string[]; styles: readonly string[] }) => string) | undefined;
  /** The state of what the pages show, if known; a page is then rendered once for each state. */
  content?: Content | undefined;
  /** Shows drafts to visitors who have opened a preview link. */
  previews?: PagePreviews | undefined;
  /** The shared cache in front that may keep pages, if there is one. */
  sharedCache?: SharedCache | undefined;
};

/** Renders a page of the site for every address that is neither a file nor an API route. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const call = callInside(app);
  const render = await options.site(options.api ?? { call });

  const inTurn = createVisitorTurns();
  const { previews } = options;

  const show = (
    request: FastifyRequest,
    asked: Request,
    origin: string,
    { whom = turnOf(request), preview, note = preview && noteOf(preview) }: Showing = {},
  ) => {
    const work = () =>
      runAdmitted(() => visitor.run({ request, preview }, () => render(asked, origin, note)));
    if (preview === undefined || previews === undefined) return inTurn(whom, work, asked.signal);
    // What a form sends has to stay, so the reads of its page are a rehearsal each.
    const seen = asked.method === 'GET' ? () => previews.rehearse(preview, work) : work;
    return previews.inTurn(seen, 'visitor', asked.signal);
  };

  /** The preview that a visitor browses: its pages must not be shared. */
  const previewOf = async (request: FastifyRequest): Promise<Preview | undefined> => {
    const preview = await previews?.find(previewTokenOf(request));
    if (preview !== undefined) markPreview(request);
    return preview;
  };

  const kept = options.content && {
    own: keepPages(options.content),
    madeUp: keepPages(options.content, madeUpBounds),
  };
  const own = ownAddresses(options.publicUrl);
  /** A page that is stale, or lacks one of its parts, must not be cached further. */
  const sharedHeaders = ({ page, stale }: { page: KeptPage; stale: boolean }) => {
    const now = options.content?.clock.now() ?? new Date();
    return options.sharedCache === undefined || stale || page.freshUntil <= now
      ? {}
      : sharedCacheHeaders({ ...page, freshUntil: beforePlans(page.freshUntil) }, options.sharedCache, now);
  };
  const beforePlans = (until: Date): Date => {
    const planned = options.content?.nextPlanned?.();
    return planned !== undefined && planned < until ? planned : until;
  };
  const finished = (page: { html: string; inline: Inline }) => ({
    html: page.html,
    policy: options.policy?.(page.inline),
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request, options.publicUrl);
    // Concatenated rather than resolved against the origin: an address such as //host/ would leave it.
    const url = new URL(origin + request.url);
    const preview = await previewOf(request);
    const withoutSlash = withoutTrailingSlash(url);
    if (withoutSlash !== undefined) return reply.redirect(withoutSlash, 301);
    if (preview === undefined && kept !== undefined && isKeptAddress(request, url)) {
      const pages = own.has(url) ? kept.own : kept.madeUp;
      // Others may wait for the same page, so it is finished even if this visitor leaves.
      const once = async (isKnown: boolean) => {
        const whom = isKnown && pages === kept.own ? everybody : turnOf(request);
        const page = await show(request, new Request(url), origin, { whom });
        return 'location' in page || page.status !== 200 ? page : { ...page, ...finished(page) };
      };
      const askAgain = (parts: Parts) =>
        visitor.run({ request }, () => runAdmitted(() => callAll(call, [...parts.keys()])));
      const found = await pages.read(url.href, { render: once, askAgain });
      if ('page' in found && !found.stale) {
        const { page } = found;
        const count = own.counterOf(url);
        count?.();
        const keepsSeconds = options.sharedCache && longestInSharedCache(options.sharedCache);
        offerAgain(request, pages.whileCurrent(url.href, page, { keepsSeconds, onSent: count }));
      }
      if ('page' in found) return sendKept(request, reply, found, sharedHeaders(found));
      return sendMade(request, reply, found.made);
    }
    return sendMade(
      request,
      reply,
      await show(request, pageRequest(request, reply, url), origin, { preview }),
    );
  };

  const sendMade = (request: FastifyRequest, reply: FastifyReply, page: RenderedPage) => {
    // A header carries no other letters, and a redirect stored by an older version may have some.
    if ('location' in page) return reply.redirect(encodedAddress(page.location), page.status);
    return sendPage(request, reply, page, options.policy?.(page.inline));
  };

  const sendNowhere = async (request: FastifyRequest, reply: FastifyReply, showing: Showing) => {
    const origin = originOf(request, options.publicUrl);
    const asked = new Request(origin + nowhere, { signal: untilGone(reply) });
    const page = await show(request, asked, origin, showing);
    if ('location' in page) throw new Error(`${nowhere} leads to ${page.location}`);
    const missing = { ...page, status: Math.max(page.status, 404) };
    return sendPage(request, reply, missing, options.policy?.(page.inline));
  };

  answerErrorsWithPages(app, async (request, reply) =>
    sendNowhere(request, reply, { preview: await previewOf(request) }),
  );
  if (previews !== undefined) {
    const isSecure = (request: FastifyRequest) => originOf(request, options.publicUrl).startsWith('https:');
    app.get<{ Params: { token: string } }>(
      previewPath(':token'),
      { schema: { hide: true } },
      async (request, reply) => {
        await previews.limit(request);
        markPreview(request);
        const preview = isVisited(request) ? await previews.find(request.params.token) : undefined;
        // The same for a guess, and for an expired or revoked link.
        if (preview === undefined) return sendNowhere(request, reply, { note: { state: 'ended' } });
        reply.header('set-cookie', previewCookie(preview, isSecure(request)));
        return reply.redirect(await previews.open(preview), 303);
      },
    );
    app.get(endPreviewPath, { schema: { hide: true } }, (request, reply) => {
      markPreview(request);
      return reply
        .header('set-cookie', endedPreviewCookie(isSecure(request)))
        .redirect(sitePaths.home(), 303);
    });
  }
  app.get('/*', { schema: { hide: true } }, answer);
  takeForms(app);
  for (const path of [sitePaths.contact(), sitePaths.quote()]) {
    app.post(path, { schema: { hide: true }, bodyLimit: formBytes }, answer);
  }
}

type Inline = Parameters<NonNullable<PagesOptions['policy']>>[0];

const htmlType = 'text/html; charset=utf-8';

/** For whom a page is rendered, and its preview. */
type Showing = {
  whom?: string | typeof everybody;
  preview?: Preview | undefined;
  note?: PreviewNote | undefined;
};

/** Whose turn a page takes. */
function turnOf(request: FastifyRequest): string {
  const { visitor, address } = visitorOf(request);
  return visitor ?? address;
}

const noteOf = ({ title, moment, maker, expiresAt }: Preview): PreviewNote => ({
  state: 'open',
  title,
  moment: moment?.toISOString(),
  by: maker.user.fullName,
  until: expiresAt.toISOString(),
});

/**
 * Whether a visitor goes to an address, rather than a page that loads it, for example as a picture. Only browsers say
 * so, and only where the connection is secure.
 */
const isVisited = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** An address that no page can have. */
const nowhere = '/assets/yok';

/** The visitor of the current rendering, so that rate limits on calls count visitors and not this process. */
const visitor = new AsyncLocalStorage<{ request: FastifyRequest; preview?: Preview | undefined }>();

const formType = 'application/x-www-form-urlencoded';
const formBytes = 64 * 1024;
const formFields = 20;

/** Passes the pages' own forms through as text: the page's route parses them, as it does in a browser. */
function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(formType, { parseAs: 'string' }, (_request, body, done) => {
    const isOver = body.split('&', formFields + 1).length > formFields;
    done(isOver ? new HttpError(413, `The form has more than ${formFields} fields`) : null, body);
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { status: number; html: string },
  policy: string | undefined,
): Promise<FastifyReply> {
  reply.headers(answerHeaders.page(policy)).header('vary', 'Accept-Encoding');
  // The response may show what the visitor has typed.
  if (reply.request.method === 'POST') reply.header('cache-control', 'no-store');
  if (page.status === 503) reply.header('retry-after', '30');
  reply.code(page.status).type(htmlType);
  return sendEncoded(request, reply, await encodedFor(request, Buffer.from(page.html)));
}

/** The address without its trailing slash, so that each page has one address; the home page keeps its slash. */
function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined;
  return `/${url.pathname.split('/').filter(Boolean).join('/')}${url.search}`;
}

/** A request for the router, aborted when the visitor disconnects. */
function pageRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const signal = untilGone(reply);
  if (typeof request.body !== 'string') return new Request(url, { signal });
  return new Request(url, {
    signal,
    method: 'POST',
    headers: { 'content-type': formType },
    body: request.body,
  });
}

/** The routes that pages write through, for the forms of browsers without JavaScript. */
const { send, askQuote } = endpoints.messages;
const writing: ReadonlySet<string> = new Set([send, askQuote].map(({ path }) => `/api${path}`));

/** The connection and headers that identify the visitor to the API, as if they had called it directly. */
function cameFrom(): { remoteAddress?: string; headers: Record<string, string> } {
  const { request, preview } = visitor.getStore() ?? {};
  const remoteAddress = request?.socket.remoteAddress;
  const named = visitorHeaders.flatMap((name) => {
    const value = request?.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  // Related log lines share a request id.
  const id = request === undefined ? [] : [[requestIdHeader, request.id] as const];
  return {
    ...(remoteAddress !== undefined && { remoteAddress }),
    headers: { ...Object.fromEntries([...named, ...id]), ...(preview && previewHeader(preview)) },
  };
}

/** Calls the API without a connection, through the same routes as everyone else. */
const callInside =
  (app: FastifyInstance): InProcessCall =>
  async (request) => {
    const { url, headers, body } = request;
    const writes = request.method === send.method && writing.has(url);
    if (request.method !== 'GET' && !writes) {
      throw new Error(`Pages read, and store messages: not ${request.method} ${url}`);
    }
    const from = cameFrom();
    const answer = await app.inject({
      method: writes ? send.method : 'GET',
      url,
      ...(body !== undefined && { payload: body }),
      ...from,
      headers: { ...from.headers, ...headers },
    });
    const result = { status: answer.statusCode, headers: textHeaders(answer.headers), body: answer.body };
    // A page that lacks one of its parts must not be served to the next visitor.
    if (result.status >= 500) noteFreshness(new Date(0));
    if (request.method === 'GET') notePart(url, stateOf(result));
    return result;
  };

/** The state that distinguishes responses to the same call; the total of a list is not in its body. */
const stateOf = ({ status, headers, body }: Awaited<ReturnType<InProcessCall>>): string =>
  [status, headers['etag'] ?? etagOf(Buffer.from(body)), headers[totalHeader] ?? ''].join(' ');

/** Repeats the calls sequentially, in the background of a page that is still served. */
async function callAll(call: InProcessCall, urls: readonly string[]): Promise<void> {
  for (const url of urls) await call({ method: 'GET', url, headers: {} });
}

const textHeaders = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
