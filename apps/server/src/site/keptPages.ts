import type { RenderedPage } from '@vitrin/contract/rendering/rendering';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { createCache } from '../http/answers/answerCache.ts';
import { answerHeaders } from '../http/answers/answerHeaders.ts';
import {
  type Encodings,
  encodingsOf,
  heldBytes,
  sendEncoded,
  shrinkFurther,
} from '../http/answers/encodings.ts';
import { type Parts, withFreshness } from '../http/answers/freshness.ts';
import { etagOf, isKnown } from '../http/answers/sendAnswer.ts';
import type { StillTrue } from '../http/shortWay.ts';
import type { PageSource } from '../metrics/metrics.ts';
import type { ContentVersion, TablesRead } from '../store/contentVersion.ts';

/** The state of what pages show: a version that changes with it, and the time. */
export type Content = {
  version: () => Promise<ContentVersion>;
  /** The version, if it can be read synchronously. */
  versionNow?: (() => ContentVersion | undefined) | undefined;
  clock: Clock;
  /** The time of the next planned publication; pages cached until then are checked again. */
  nextPlanned?: (() => Date | undefined) | undefined;
  /** Called with the source of each page. */
  onPage?: ((source: PageSource) => void) | undefined;
  /** How long a page has to stay current before its best compression is worth the time, in milliseconds. */
  settledMs?: number;
};

/** A complete page that is the same for all visitors, with its Content-Security-Policy. */
type Finished = { html: string; policy: string | undefined };

/** A page as it is sent. */
export type KeptPage = {
  text: Encodings;
  etag: string;
  policy: string | undefined;
  freshUntil: Date;
  tables: TablesRead;
  parts: Parts;
};

/** The result for an address: a cached page, possibly stale, or a page for this request only. */
type Found = { page: KeptPage; stale: boolean } | { made: RenderedPage };

/** The maximum age of a page: it may show the year. */
const oldestMs = 60 * 60 * 1_000;

/** Stale pages stay until there is no room: they are served while the store does not respond. */
const ownBounds = { maxEntries: 2_000, maxBytes: 32 * 1_024 * 1_024, keepsOld: true };
/** Pages whose addresses anyone can make up have a room of their own, so that they never displace the others. */
export const madeUpBounds = { maxEntries: 200, maxBytes: 4 * 1_024 * 1_024, keepsOld: true };
const overheadBytes = 2_048;

const sizeOf = (key: string, { text, policy = '', parts }: KeptPage): number =>
  heldBytes(text) +
  2 * [key, policy, ...parts.keys(), ...parts.values()].reduce((sum, { length }) => sum + length, 0) +
  overheadBytes;

/** Carries an uncacheable result through the cache: a redirect, or a page that could not be shown. */
class Unkept extends Error {
  readonly made: RenderedPage;

  constructor(made: RenderedPage) {
    super('This is not for others');
    this.made = made;
  }
}

/** How a page is made: by rendering, or by repeating the requests that it was made from. */
export type PageMaker = {
  render: (isKnown: boolean) => Promise<RenderedPage | (RenderedPage & Finished)>;
  /** Repeats the request of each part, which records its state like rendering does. */
  askAgain: (parts: Parts) => Promise<void>;
};

/**
 * Caches pages as they are sent, each for as long as none of its parts changes or expires. If a table was written to
 * that a page was made from, its requests are repeated, most of which hit a cache; only if a response has changed is
 * the page rendered again. While the store does not respond, the last page is served.
 */
export function keepPages(
  { version, versionNow, clock, nextPlanned, onPage, settledMs = 2_000 }: Content,
  bounds = ownBounds,
) {
  const cache = createCache<KeptPage>(sizeOf, bounds);

  const soonest = (until: Date | undefined): Date => {
    const longest = new Date(clock.now().getTime() + oldestMs);
    return until === undefined || until > longest ? longest : until;
  };

  async function make(
    key: string,
    render: () => Promise<RenderedPage | (RenderedPage & Finished)>,
  ): Promise<KeptPage> {
    const { made, until, tables, parts } = await withFreshness(render);
    if (!('policy' in made)) throw new Unkept(made);
    const text = await encodingsOf(ownBytes(made.html));
    const etag = etagOf(text.identity);
    const page = { text, etag, policy: made.policy, freshUntil: soonest(until), tables, parts };
    shrinkOnceSettled(key, page);
    return page;
  }

  /** A page that changes frequently is sent as it was first compressed. */
  const shrinkOnceSettled = (key: string, { text }: KeptPage): void => {
    const isKept = (): boolean => cache.last(key)?.text === text;
    // If further compression fails, the page is sent as it is.
    setTimeout(() => void shrinkFurther(text, isKept).catch(() => undefined), settledMs).unref();
  };

  /** The cached page, if everything that it was made from is unchanged. */
  async function renew(page: KeptPage, askAgain: PageMaker['askAgain']): Promise<KeptPage | undefined> {
    if (page.parts.size === 0 || page.freshUntil <= clock.now()) return undefined;
    const { until, tables, parts } = await withFreshness(() => askAgain(page.parts));
    const isSame = [...page.parts].every(([url, state]) => parts.get(url) === state);
    // Keeps its expiry, since what a page shows of the time is as old as the page.
    const freshUntil = until === undefined || until > page.freshUntil ? page.freshUntil : until;
    return isSame ? { ...page, freshUntil, tables } : undefined;
  }

  async function find(key: string, { render, askAgain }: PageMaker): Promise<Found> {
    const last = cache.last(key);
    const now = clock.now();
    const current = await version().catch(() => undefined);
    if (current === undefined) {
      return last === undefined ? { made: await render(false) } : { page: last, stale: true };
    }
    try {
      return {
        page: await cache.read(
          { key, version: current, now },
          async () =>
            (last && (await renew(last, askAgain))) ?? (await make(key, () => render(last !== undefined))),
        ),
        stale: false,
      };
    } catch (error) {
      if (!(error instanceof Unkept)) throw error;
      const { made } = error;
      // The store became unavailable after the version was read.
      if (last !== undefined && made.status === 503) return { page: last, stale: true };
      // What was deleted or moved must not come back when the store is unavailable later.
      if (made.status !== 503) cache.drop(key);
      return { made };
    }
  }

  async function read(key: string, maker: PageMaker): Promise<Found> {
    let made = false;
    const found = await find(key, {
      ...maker,
      render: (wasKept) => {
        made = true;
        return maker.render(wasKept);
      },
    });
    onPage?.('page' in found && found.stale ? 'stale' : made ? 'made' : 'kept');
    return found;
  }

  /**
   * Returns a check of whether a page just sent would be sent again as it is: until something changes, or it is
   * compressed further. If a cache in front may keep it for `keepsSeconds`, also only if nothing is planned within that
   * time, as a plan shortens it. Calls `onSent` each time that it is sent again.
   */
  function whileCurrent(
    key: string,
    page: KeptPage,
    {
      keepsSeconds = 0,
      onSent,
    }: { keepsSeconds?: number | undefined; onSent?: (() => void) | undefined } = {},
  ): StillTrue {
    const { br } = page.text;
    const isOf = (current: ContentVersion): boolean => {
      const now = new Date(clock.now().getTime() + 1_000 * keepsSeconds);
      const planned = nextPlanned?.();
      const is =
        cache.isCurrent({ key, version: current, now }, page) && (planned === undefined || planned > now);
      if (is) {
        onPage?.('kept');
        onSent?.();
      }
      return is;
    };
    return () => {
      if (page.text.br !== br) return false;
      const known = versionNow?.();
      return known === undefined ? version().then(isOf) : isOf(known);
    };
  }

  return { read, whileCurrent, held: cache.held };
}

/** In memory of its own: a slice of a shared block would keep all of the block alive. */
const ownBytes = (text: string): Buffer => Buffer.from(new TextEncoder().encode(text).buffer);

/** Pages are cached at their canonical addresses only; other parameters allow any number of addresses. */
export const isKeptAddress = (request: FastifyRequest, url: URL): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && /^$|^\?sayfa=[1-9]\d{0,5}$/.test(url.search);

/** Without a configured address a site has a few, such as its name with and without www. */
const hostsAtOnce = 4;
/** How many other hosts are counted. */
const hostsCounted = 100;

/**
 * Recognises the site's own addresses, of which there are as many as entries. Any number of others lead to the same
 * pages, or to one for whatever they name: lists take a number, tags a text, and letters may be escaped or upper case.
 * Without a configured address, the site's hosts are those that most pages were sent to, since strangers may send any
 * Host.
 */
export function ownAddresses(publicUrl: string | undefined) {
  const own = new Map<string, number>();
  const others = new LRUCache<string, number>({ max: hostsCounted });

  function count(origin: string): void {
    const uses = 1 + (own.get(origin) ?? others.get(origin) ?? 0);
    if (own.has(origin) || own.size < hostsAtOnce) {
      own.set(origin, uses);
      return;
    }
    const [least] = [...own].toSorted(([, a], [, b]) => a - b);
    if (least === undefined || uses <= least[1]) {
      others.set(origin, uses);
      return;
    }
    own.delete(least[0]);
    others.delete(origin);
    others.set(...least);
    own.set(origin, uses);
  }

  return {
    has: (url: URL): boolean =>
      isPlain(url) && (publicUrl !== undefined || own.has(url.origin) || own.size < hostsAtOnce),
    /**
     * Counts a page of this address, each time that it is sent from the cache; one that does not exist proves nothing
     * about a host. Undefined for a page that counts for none.
     */
    counterOf: (url: URL): (() => void) | undefined => {
      if (publicUrl !== undefined || !isPlain(url)) return undefined;
      const { origin } = url;
      return () => count(origin);
    },
  };
}

const plainPath = /^(?:\/|(?:\/[a-z\d._~-]+)+)$/;

const isPlain = ({ pathname, search }: URL): boolean =>
  search === '' && plainPath.test(pathname) && !pathname.startsWith(sitePaths.tag(''));

/** Sends a cached page, with additional headers if a shared cache may keep it as well. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, stale }: { page: KeptPage; stale: boolean },
  more: Readonly<Record<string, string>>,
): FastifyReply {
  reply.headers(answerHeaders.page(page.policy));
  reply.headers({ etag: page.etag, vary: 'Accept-Encoding', ...more });
  // RFC 9211: reports a cache hit while the store could not be reached.
  if (stale) reply.header('cache-status', 'vitrin; hit; detail=stale');
  if (isKnown(request, page.etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  return sendEncoded(request, reply, page.text);
}
