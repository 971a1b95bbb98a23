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
  /** Attributes by tag; every other attribute is taken away. */
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  /** Schemes of links; pictures take the first two. Addresses without a scheme are allowed in both. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
  pictureSchemes: ['http', 'https'],
} as const;

/** True where the policy keeps an attribute on a tag; both names in lower case. */
export function isAllowedAttribute(tag: string, attribute: string): boolean {
  const byTag: Readonly<Record<string, readonly string[]>> = htmlPolicy.attributes;
  return Object.hasOwn(byTag, tag) && (byTag[tag]?.includes(attribute) ?? false);
}

/** True where an address has no scheme or one of `schemes`; blanks and control letters cannot hide a scheme. */
export function isAllowedAddress(address: string, schemes: readonly string[]): boolean {
  const bare = address.replace(/[\s\p{Cc}]/gu, '');
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}
