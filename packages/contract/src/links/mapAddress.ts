import { fullAddress } from './accountAddress.ts';

/** Embed codes are a few hundred characters long; longer texts are not parsed. */
const longestCode = 4_000;

const frame = /<iframe\s[^<>]{0,3000}?\bsrc\s{0,3}=\s{0,3}(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})')/i;
const googleHost = /^(?:www\.|maps\.)?google(?:\.[a-z]{2,3}){1,2}$/;

/**
 * The address to embed, from what people paste for a map: an embed code, a link to a place on Google Maps, or an
 * address. Anything else is returned unchanged.
 */
export function mapAddress(typed: string): string {
  const text = typed.trim();
  if (text.length > longestCode) return typed;
  const found = frame.exec(text);
  const address = fullAddress(found === null ? text : (found[1] ?? found[2] ?? '').replaceAll('&amp;', '&'));
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  return googleHost.test(url.hostname) ? embedded(url) : address;
}

/** Whether an address is a short link, which cannot be framed: only the browser that opens it learns its target. */
export const isShortMapLink = (typed: string): boolean =>
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs)\b/i.test(typed.trim());

/** The embeddable form of a page of Google Maps. */
function embedded(url: URL): string {
  const isMaps = url.hostname.startsWith('maps.') || /^\/maps(?:\/|$)/.test(url.pathname);
  if (!isMaps || url.pathname.startsWith('/maps/embed') || url.searchParams.get('output') === 'embed') {
    return url.href;
  }
  const [, latitude, longitude, zoom] =
    /@(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)(?:,(\d{1,2})(?:\.\d+)?z)?/.exec(url.pathname) ??
    [];
  const [, pin] = /!3d(-?\d{1,3}\.\d{1,20}!4d-?\d{1,3}\.\d{1,20})/.exec(url.pathname) ?? [];
  const [, named] = /^\/maps\/(?:place|search)\/([^/@]{1,500})/.exec(url.pathname) ?? [];
  const place =
    pin?.replace('!4d', ',') ??
    url.searchParams.get('q') ??
    url.searchParams.get('query') ??
    (named === undefined ? undefined : decoded(named)) ??
    (latitude === undefined || longitude === undefined ? undefined : `${latitude},${longitude}`);
  if (place === undefined) return url.href;
  const query = new URLSearchParams({ q: place, ...(zoom !== undefined && { z: zoom }), output: 'embed' });
  return `https://www.google.com/maps?${query}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}
