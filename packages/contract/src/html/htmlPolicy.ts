import { isAllowedAddress, isPictureAddress } from '../links/addresses.ts';
import { isVideoPage } from '../links/videoLink.ts';

/** How wide a picture with its caption stands in a text: as its lines, as the whole column, or half beside the words. */
export const figureSizes = ['normal', 'wide', 'half'] as const;
export type FigureSize = (typeof figureSizes)[number];

/** What a marked HTML text may hold, as plain data: the server's sanitiser and the browser's both follow it. */
export const htmlPolicy = {
  tags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  /** Attributes by tag; every other attribute is removed. */
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    /** A figure with a video holds a link to its page; what plays it is the website's own affair. */
    figure: ['data-size', 'data-video'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  /** Schemes of links, and of pictures, which the content policy shows over https alone. Addresses without one stay. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
  pictureSchemes: ['https'],
} as const;

/** True where the policy keeps an attribute on a tag; both names in lower case. */
export function isAllowedAttribute(tag: string, attribute: string): boolean {
  const byTag: Readonly<Record<string, readonly string[]>> = htmlPolicy.attributes;
  return Object.hasOwn(byTag, tag) && (byTag[tag]?.includes(attribute) ?? false);
}

/** True where the policy keeps an attribute's value; character references have been decoded before. */
export function isAllowedValue(attribute: string, value: string): boolean {
  if (attribute === 'href') return isAllowedAddress(value, htmlPolicy.linkSchemes);
  if (attribute === 'data-size') return isFigureSize(value);
  if (attribute === 'data-video') return isVideoPage(value);
  return attribute !== 'src' || isPictureAddress(value);
}

/** True for the name of a figure's size. */
export const isFigureSize = (value: string | null): value is FigureSize =>
  figureSizes.some((size) => size === value);
