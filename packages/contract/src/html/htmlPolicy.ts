import { isAllowedAddress, isPictureAddress } from '../links/addresses.ts';
import { isVideoPage } from '../links/videoLink.ts';

/** The width of a captioned picture in a text: that of the lines, of the whole column, or half with text beside it. */
export const figureSizes = ['normal', 'wide', 'half'] as const;
export type FigureSize = (typeof figureSizes)[number];

/** What a marked HTML text may contain, as plain data: both the server's sanitiser and the browser's follow it. */
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
    /** A figure with a video contains a link to its page; the player is up to the website. */
    figure: ['data-size', 'data-video'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  /**
   * Schemes of links, and of pictures, which the content policy only allows over https. Addresses without a scheme are
   * allowed.
   */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
  pictureSchemes: ['https'],
} as const;

/** Whether the policy keeps an attribute on a tag; both names in lower case. */
export function isAllowedAttribute(tag: string, attribute: string): boolean {
  const byTag: Readonly<Record<string, readonly string[]>> = htmlPolicy.attributes;
  return Object.hasOwn(byTag, tag) && (byTag[tag]?.includes(attribute) ?? false);
}

/** Whether the policy keeps an attribute's value; character references must be decoded already. */
export function isAllowedValue(attribute: string, value: string): boolean {
  if (attribute === 'href') return isAllowedAddress(value, htmlPolicy.linkSchemes);
  if (attribute === 'data-size') return isFigureSize(value);
  if (attribute === 'data-video') return isVideoPage(value);
  return attribute !== 'src' || isPictureAddress(value);
}

/** Whether a value is the name of a figure's size. */
export const isFigureSize = (value: string | null): value is FigureSize =>
  figureSizes.some((size) => size === value);
