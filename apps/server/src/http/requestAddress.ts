import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { isPreviewPath, previewPath } from '@vitrin/contract/paths/sitePaths';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError } from './httpErrors.ts';

const hostCharacters = 260;
const hostForm = /^(?<name>[\w-]+(?:\.[\w-]+)*\.?|\[(?<six>[\da-f:.]+)\])(?::(?<port>\d{0,5}))?$/i;

/** A server has few host names, but strangers may send any. */
const judged = new LRUCache<string, boolean>({ max: 100 });

/** Whether a text is a host name or an IP address as browsers send it, with or without a port. */
export function isPlainHost(host: string): boolean {
  if (host.length > hostCharacters) return false;
  const known = judged.get(host) ?? judge(host);
  judged.set(host, known);
  return known;
}

function judge(host: string): boolean {
  const parts = hostForm.exec(host)?.groups;
  if (parts === undefined) return false;
  const { six, port } = parts;
  return (six === undefined || isIPv6(six)) && Number(port || 80) > 0 && URL.canParse(`http://${host}`);
}

/** Whether a request has several Host headers: Node uses the first, a proxy in front may have used another one. */
export const hasSeveralHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.findIndex(isHostName) !== rawHeaders.findLastIndex(isHostName);

/** Raw headers are names and values by turns. */
const isHostName = (text: string, index: number): boolean =>
  index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';

/**
 * Refuses a request without exactly one Host header that is a valid host, as HTTP requires. An HTTP/1.0 request may omit it: health
 * checks of older load balancers do.
 */
export function requireHost({ headers: { host = '' }, raw }: FastifyRequest): void {
  if (host === '' && raw.httpVersion === '1.0') return;
  if (hasSeveralHosts(raw)) throw new HttpError(400, 'There is more than one Host header');
  if (!isPlainHost(host)) throw new HttpError(400, 'The Host header is no address');
}

/**
 * The path of a request for logs and traces, without its query. If the path contains a secret that opens something, it is
 * the pattern of its route: also in a spelling that only redirects to that route.
 */
export function loggedPath(request: {
  readonly url: string;
  readonly routeOptions: { readonly url?: string | undefined };
}): string {
  const { url, routeOptions } = request;
  const { url: route = '' } = routeOptions;
  if (route.includes(':token')) return route;
  const path = url.split('?', 1)[0] ?? '';
  if (path === route) return path;
  // As pages read it: steps such as /./ are left out.
  const read = URL.parse(`http://localhost${path}`)?.pathname ?? path;
  return isPreviewPath(read) ? previewPath(':token') : path;
}

/** The limits on an address. The longest that the site and the panel produce has a few hundred characters. */
export const addressBounds = { characters: 4_000, parameters: 50 } as const;

/** The limit that an address exceeds, decided before any of it is parsed. */
function excessOf(url: string): string | undefined {
  const { characters, parameters } = addressBounds;
  if (url.length > characters) return `The address is longer than ${characters} characters`;
  const query = url.slice(url.indexOf('?') + 1);
  return query !== url && query.split('&', parameters + 1).length > parameters
    ? `The address has more than ${parameters} parameters`
    : undefined;
}

/** Refuses a request whose address exceeds the limits. */
export function requireBoundedUrl({ originalUrl }: FastifyRequest): void {
  const excess = excessOf(originalUrl);
  if (excess !== undefined) throw new HttpError(414, excess);
}

/**
 * The address of a request as the router sees it. One beyond the limits is routed to a handler that refuses it. An
 * absolute one, as proxies receive it, is routed by its path. If it cannot be decoded, percent signs are escaped, so
 * that it leads to the 404 page.
 */
export function routableUrl({ url = '/' }: { url?: string | undefined }): string {
  if (excessOf(url) !== undefined) return url.startsWith('/api/') ? '/api/' : '/';
  const path = url.startsWith('/') ? url : pathOf(url);
  return isDecodable(path) ? path : path.replaceAll('%', '%25');
}

/** Refuses a request whose address cannot be decoded. */
export function requireDecodableUrl({ url, originalUrl }: FastifyRequest): void {
  if (url !== originalUrl && !isDecodable(originalUrl)) {
    throw new HttpError(400, 'The address cannot be decoded');
  }
}

function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null || !parsed.pathname.startsWith('/') ? '/*' : parsed.pathname + parsed.search;
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
