/**
 * Characters that cannot be stored, as a character class of a pattern: control characters, which Word leaves in pasted
 * text, lone surrogates, and noncharacters. XML allows none of them, PostgreSQL not all.
 */
export const unstorable = String.raw`\u0000-\u0008\u000e-\u001f\u007f\ud800-\udfff\ufffe\uffff`;

const one = new RegExp(`[${unstorable}]`, 'u');
const all = new RegExp(`[${unstorable}]`, 'gu');

/** Whether a text can be stored unchanged everywhere. */
export const isStorable = (text: string): boolean => !one.test(text);

/** Removes what cannot be stored from a text; old line and page separators become spaces. */
export const storableOf = (text: string): string => text.replace(/[\v\f]/g, ' ').replace(all, '');

/**
 * Whether a text has at most this many characters, with a surrogate pair counted once. Never scans a text that is
 * certainly longer.
 */
export function isWithin(characters: number, text: string): boolean {
  return text.length <= characters || (text.length <= 2 * characters && charactersIn(text) <= characters);
}

/** The number of characters, with a surrogate pair counted once. */
export const charactersIn = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
