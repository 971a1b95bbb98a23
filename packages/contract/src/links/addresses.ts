/** Stands for the site's own host, whatever it is, when an address is resolved as one of its pages would. */
const here = 'http://here.invalid';

/** True where an address has no scheme or one of `schemes`; spaces and control characters cannot hide a scheme. */
export function isAllowedAddress(address: string, schemes: readonly string[]): boolean {
  const bare = address.replace(/[\s\p{Cc}]/gu, '');
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}

/**
 * The address a browser opens from a page of the site; undefined for other schemes, and for what no browser can parse.
 */
const followed = (address: string, schemes: readonly string[]): URL | undefined =>
  isAllowedAddress(address, schemes) && URL.canParse(address, here) ? new URL(address, here) : undefined;

/** True for a picture that the content policy lets pages show: one of the site itself, or over https. */
export function isPictureAddress(address: string): boolean {
  const url = followed(address, ['https']);
  return url !== undefined && (url.protocol === 'https:' || url.origin === here);
}

const isWebAddress = (text: string, schemes: readonly string[]): boolean =>
  followed(text, schemes) !== undefined && URL.canParse(text);

/** An address on the web, with its scheme, unchanged; empty for any other text. */
export const webAddressOf = (text: string): string => (isWebAddress(text, ['http', 'https']) ? text : '');

/** An address that a page may show in a frame: on the web over https, as the content policy demands; else empty. */
export const frameAddressOf = (text: string): string => (isWebAddress(text, ['https']) ? text : '');

/** An address that stays on the site it is followed from, unchanged; empty for one that leads elsewhere. */
export const pageAddressOf = (text: string): string => (followed(text, [])?.origin === here ? text : '');

/** The address of a file that a page may show as a picture, unchanged; empty for any other text. */
export const fileAddressOf = (text: string): string =>
  followed(text, ['http', 'https']) !== undefined || /^data:image\//i.test(text) ? text : '';
