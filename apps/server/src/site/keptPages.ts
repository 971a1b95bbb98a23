import type { RenderedPage } from '@vitrin/contract/rendering/rendering';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  /** The version, where it can be told without a wait. */
  versionNow?: (() => ContentVersion | undefined) | undefined;
  clock: Clock;
  /** When something that was planned is published next; what others keep until then is asked for again. */
  nextPlanned?: (() => Date | undefined) | undefined;
  /** Told how each page was found. */
  onPage?: ((source: PageSource) => void) | undefined;
  /** How long a page has to stand before its best compression is worth the time. */
  settledMs?: number;
};

/** A whole page that is the same for all visitors, with its Content-Security-Policy. */
type Finished = { html: string; policy: string | undefined };

/** A page as it leaves. */
export type KeptPage = {
  text: Encodings;
  etag: string;
  policy: string | undefined;
  freshUntil: Date;
  tables: TablesRead;
  parts: Parts;
};

/** What was found for an address: a page that is kept, perhaps of an earlier state, or what is for this request alone. */
type Found = { page: KeptPage; stale: boolean } | { made: RenderedPage };

/** No page is older: it may show the year. */
const oldestMs = 60 * 60 * 1_000;

/** Old pages stay until there is no room: they stand in while the store does not respond. */
const bounds = { maxEntries: 2_000, maxBytes: 48 * 1_024 * 1_024, keepsOld: true };
const overheadBytes = 2_048;

const sizeOf = (key: string, { text, policy = '', parts }: KeptPage): number =>
  heldBytes(text) +
  2 * [key, policy, ...parts.keys(), ...parts.values()].reduce((sum, { length }) => sum + length, 0) +
  overheadBytes;

/** Carries what must not be kept out of the cache: a redirect, or a page that could not be shown. */
class Unkept extends Error {
  readonly made: RenderedPage;

  constructor(made: RenderedPage) {
    super('This is not for others');
    this.made = made;
  }
}

/** What makes a page: whole, or by asking again for the responses that it was made of. */
export type PageMaker = {
  render: (isKnown: boolean) => Promise<RenderedPage | (RenderedPage & Finished)>;
  /** Calls each part again, which notes what it found as rendering does. */
  askAgain: (parts: Parts) => Promise<void>;
};

/**
 * Keeps pages as they leave, each for as long as none of its parts changes or is over. Where a table was written to that
 * a page was made of, its parts are asked for again, most of which are kept themselves; only if one of them has changed
 * is the page rendered. While the store does not respond, the last page that was shown stands in.
 */
export function keepPages({ version, versionNow, clock, nextPlanned, onPage, settledMs = 2_000 }: Content) {
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

  /** A page that is written to again and again is sent as it was first compressed. */
  const shrinkOnceSettled = (key: string, { text }: KeptPage): void => {
    const isKept = (): boolean => cache.last(key)?.text === text;
    // A page that could not be made smaller is sent as it is.
    setTimeout(() => void shrinkFurther(text, isKept).catch(() => undefined), settledMs).unref();
  };

  /** The page that was kept, if all that it was made of is as it was. */
  async function renew(page: KeptPage, askAgain: PageMaker['askAgain']): Promise<KeptPage | undefined> {
    if (page.parts.size === 0 || page.freshUntil <= clock.now()) return undefined;
    const { until, tables, parts } = await withFreshness(() => askAgain(page.parts));
    const isSame = [...page.parts].every(([url, state]) => parts.get(url) === state);
    // Of the old age, as what a page shows of the time itself is as old as the page.
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
      // The store went away between the question and the page.
      if (last !== undefined && made.status === 503) return { page: last, stale: true };
      // What was deleted or moved must not come back when the store goes away later.
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
   * Whether a page that is sent now would be sent again as it is: until something changes, or it is compressed further.
   * With a cache in front only while that may keep it for its whole time: what is planned within it shortens the time.
   */
  function whileCurrent(key: string, page: KeptPage, keepsSeconds = 0): StillTrue {
    const { br } = page.text;
    const isOf = (current: ContentVersion): boolean => {
      const now = new Date(clock.now().getTime() + 1_000 * keepsSeconds);
      const planned = nextPlanned?.();
      const is =
        cache.isCurrent({ key, version: current, now }, page) && (planned === undefined || planned > now);
      if (is) onPage?.('kept');
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

/** In memory of its own, not of a shared block that would be kept alive as a whole. */
const ownBytes = (text: string): Buffer => Buffer.from(new TextEncoder().encode(text).buffer);

/** Pages are kept at the addresses that lead to them; an address with any other parameter is one of any number. */
export const isKeptAddress = (request: FastifyRequest, url: URL): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && /^$|^\?sayfa=[1-9]\d{0,5}$/.test(url.search);

/** Sends a page that is kept, with more headers where a cache in front may keep it as well. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, stale }: { page: KeptPage; stale: boolean },
  more: Readonly<Record<string, string>>,
): FastifyReply {
  reply.headers(answerHeaders.page).headers({ etag: page.etag, vary: 'Accept-Encoding', ...more });
  if (page.policy !== undefined) reply.header('content-security-policy', page.policy);
  // RFC 9211: what this is, where the store could not be asked.
  if (stale) reply.header('cache-status', 'vitrin; hit; detail=stale');
  if (isKnown(request, page.etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  return sendEncoded(request, reply, page.text);
}
