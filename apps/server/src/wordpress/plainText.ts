import { textOfHtml } from '@vitrin/contract/text/turkish';

/** Entities that WordPress texts use outside of HTML as well; Turkish letters among them. */
const named: Readonly<Record<string, string>> = {
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  deg: '°',
  sup2: '²',
  sup3: '³',
  apos: "'",
  ccedil: 'ç',
  Ccedil: 'Ç',
  ouml: 'ö',
  Ouml: 'Ö',
  uuml: 'ü',
  Uuml: 'Ü',
  acirc: 'â',
  Acirc: 'Â',
  icirc: 'î',
  Icirc: 'Î',
  ucirc: 'û',
  Ucirc: 'Û',
  eacute: 'é',
  Eacute: 'É',
};

/** Character references that would turn text into markup are left as they are. */
const markup: ReadonlySet<number> = new Set(['<', '>', '&', '"'].map((letter) => letter.charCodeAt(0)));

/** Resolves character references in HTML, except those of markup characters. */
const withLetters = (html: string): string =>
  html.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}[23]?));/g,
    (whole, decimal, hex, name) => {
      if (typeof name === 'string') return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
      if (markup.has(code))
        return `&${code === 38 ? 'amp' : code === 60 ? 'lt' : code === 62 ? 'gt' : 'quot'};`;
      return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : whole;
    },
  );

/** The plain text of a title or an excerpt with markup and character references. */
export const plainText = (html: string): string => textOfHtml(withLetters(html));

/** The most characters of an address, or of a name, in a report. */
const toldCharacters = 200;

/** A text of the export as far as a report repeats it. */
export const shortened = (text: string): string =>
  text.length > toldCharacters ? `${text.slice(0, toldCharacters)}…` : text;

/** Makes a text part of HTML, also within the quotes of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The attributes of a tag by lower-case name, or of a shortcode, which has the same form. */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attribute = /(?<![\w:-])([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>\]=]+))/gi;
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(attribute)) {
    const value = withLetters(double ?? single ?? bare ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    found.set(name.toLowerCase(), value);
  }
  return found;
}
