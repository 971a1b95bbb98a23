import { isAllowedAddress, isPictureAddress } from '../links/addresses.ts';

/** True for a picture elsewhere on the web that pages cannot show, such as http://…; a link stands in its place. */
export const isLinkedPicture = (src: string): boolean =>
  !isPictureAddress(src) && isAllowedAddress(src, ['http']);

/** The text of the link to a picture that pages cannot show: its alternative text, else its file's name. */
export function linkedPictureText(src: string, alt: string): string {
  const [path = ''] = src.split(/[?#]/, 1);
  return alt.trim() || path.split('/').at(-1) || src;
}

/** True for a picture that would be lost on saving: it is where no visitor can reach it, or is a data URL. */
export const isLostPicture = (src: string): boolean =>
  isLinkedPicture(src) || /^\s*(?:file:|cid:|blob:|data:image\/(?!svg))/i.test(src);

const namedCharacters = 80;
const shortened = (address: string): string =>
  address.length > namedCharacters ? `${address.slice(0, namedCharacters)}…` : address;

/** Why a text with such pictures is not saved; names the first of them. */
export function lostPictureMessage([first = '', ...others]: readonly string[]): string {
  const named = others.length === 0 ? shortened(first) : `${shortened(first)} and ${others.length} more`;
  return `Visitors cannot see the picture at ${named}. Upload it, or give an address that starts with https://`;
}

/**
 * Replaces a picture that pages cannot show by a link, or within another link by the link's text; returns whether it
 * did.
 */
export function linkPicture(image: HTMLImageElement): boolean {
  const src = image.getAttribute('src') ?? '';
  if (!isLinkedPicture(src)) return false;
  const isInLink = image.closest('a') !== null;
  const stand = image.ownerDocument.createElement(isInLink ? 'em' : 'a');
  if (!isInLink) stand.setAttribute('href', src);
  stand.append(linkedPictureText(src, image.alt));
  image.replaceWith(stand);
  return true;
}
