/**
 * Characters that no text keeps, written as a character class of a pattern: control characters, which Word leaves in
 * what is pasted, lone surrogates, and noncharacters. XML allows none of them, PostgreSQL not all.
 */
export const unstorable = String.raw`\u0000-\u0008\u000e-\u001f\u007f\ud800-\udfff\ufffe\uffff`;

const one = new RegExp(`[${unstorable}]`, 'u');
const all = new RegExp(`[${unstorable}]`, 'gu');

/** True for a text that everything can store unchanged. */
export const isStorable = (text: string): boolean => !one.test(text);

/** A text without what cannot be stored; old line and page separators become spaces. */
export const storableOf = (text: string): string => text.replace(/[\v\f]/g, ' ').replace(all, '');

/**
 * True for a text of at most so many characters, a surrogate pair counted once. It never walks a text that is certainly
 * longer.
 */
export function isWithin(characters: number, text: string): boolean {
  return text.length <= characters || (text.length <= 2 * characters && charactersIn(text) <= characters);
}

/** How many characters a text has, a surrogate pair counted once. */
export const charactersIn = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
