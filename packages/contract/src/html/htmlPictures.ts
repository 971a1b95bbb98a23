import { isAllowedAddress, isPictureAddress } from '../links/addresses.ts';

/** Whether a picture elsewhere on the web cannot be shown by pages, such as http://…; a link replaces it. */
export const isLinkedPicture = (src: string): boolean =>
  !isPictureAddress(src) && isAllowedAddress(src, ['http']);

/** The text of the link that replaces a picture: its alternative text, otherwise its file's name. */
export function linkedPictureText(src: string, alt: string): string {
  const [path = ''] = src.split(/[?#]/, 1);
  return alt.trim() || path.split('/').at(-1) || src;
}

/** Whether a picture would be lost on saving: visitors cannot reach it, or it is a data URL. */
export const isLostPicture = (src: string): boolean =>
  isLinkedPicture(src) || /^\s*(?:file:|cid:|blob:|data:image\/(?!svg))/i.test(src);

const namedCharacters = 80;
const shortened = (address: string): string =>
  address.length > namedCharacters ? `${address.slice(0, namedCharacters)}…` : address;

/** The error for a text with such pictures; names the first of them. */
export function lostPictureMessage([first = '', ...others]: readonly string[]): string {
  const named = others.length === 0 ? shortened(first) : `${shortened(first)} and ${others.length} more`;
  return `Visitors cannot see the picture at ${named}. Upload it, or give an address that starts with https://`;
}

/** Replaces a picture that pages cannot show by a link, or within another link by its text; returns whether it did. */
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
