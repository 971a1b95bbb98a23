import { isPreviewPath } from '../paths/sitePaths.ts';

/** Stands for the site's own host when an address is resolved like one of its pages would. */
const here = 'http://here.invalid';

/** Whether an address has no scheme or one of `schemes`; spaces and control characters cannot hide a scheme. */
export function isAllowedAddress(address: string, schemes: readonly string[]): boolean {
  const bare = address.replace(/[\s\p{Cc}]/gu, '');
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}

/**
 * The address that a browser would open from a page of the site; undefined for other schemes and unparseable addresses.
 */
const followed = (address: string, schemes: readonly string[]): URL | undefined =>
  isAllowedAddress(address, schemes) && URL.canParse(address, here) ? new URL(address, here) : undefined;

/**
 * Whether pages may show a picture: one of the site itself or over https, like the content policy. A preview link would
 * show each reader the drafts.
 */
export function isPictureAddress(address: string): boolean {
  const url = followed(address, ['https']);
  if (url?.origin === here) return !isPreviewPath(url.pathname);
  return url?.protocol === 'https:';
}

const isWebAddress = (text: string, schemes: readonly string[]): boolean =>
  followed(text, schemes) !== undefined && URL.canParse(text);

/** An address on the web, with its scheme, unchanged; empty for any other text. */
export const webAddressOf = (text: string): string => (isWebAddress(text, ['http', 'https']) ? text : '');

/** An address that a page may frame: on the web over https, as the content policy requires; otherwise empty. */
export const frameAddressOf = (text: string): string => (isWebAddress(text, ['https']) ? text : '');

/** An address that stays within the site, unchanged; empty for any other. */
export const pageAddressOf = (text: string): string => (followed(text, [])?.origin === here ? text : '');

/** The address of a file that a page may show as a picture, unchanged; empty for any other text. */
export const fileAddressOf = (text: string): string =>
  followed(text, ['http', 'https']) !== undefined || /^data:image\//i.test(text) ? text : '';
