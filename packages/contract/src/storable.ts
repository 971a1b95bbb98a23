/**
 * What no text keeps, as it stands between the brackets of a pattern: control characters, which Word leaves in what is
 * pasted, halves of a character that is written in two, and code points that are none. XML has none of them, and
 * PostgreSQL not all.
 */
export const unstorable = String.raw`\u0000-\u0008\u000e-\u001f\u007f\ud800-\udfff\ufffe\uffff`;

const one = new RegExp(`[${unstorable}]`, 'u');
const all = new RegExp(`[${unstorable}]`, 'gu');

/** True for a text that everything keeps as it is. */
export const isStorable = (text: string): boolean => !one.test(text);

/** A text without what cannot be kept; old ends of lines and pages become spaces. */
export const storableOf = (text: string): string => text.replace(/[\v\f]/g, ' ').replace(all, '');

/** True for a text of at most so many characters, each counted once. It never walks a text that cannot be one. */
export function isWithin(characters: number, text: string): boolean {
  return text.length <= characters || (text.length <= 2 * characters && charactersIn(text) <= characters);
}

/** How many characters a text has, those that are written in two counted once. */
export const charactersIn = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
