/**
 * From one year to a later one, with a hyphen between them. Parts of an address, a file name or a date do not count.
 */
const range = /(?<![\w\-/.=?&#@])((?:1[5-9]|20)\d\d) ?- ?((?:1[5-9]|20)\d\d|\d\d)(?![\w\-/@]|\.\w)/g;

/** Prepares a text for display: a range of years gets an en dash, which few keyboards have. */
export const withRanges = (text: string): string =>
  text.replace(range, (whole, from: string, to: string) =>
    Number(to) > Number(from.slice(-to.length)) ? `${from}–${to}` : whole,
  );

/** Fields whose values are compared or requested literally, such as the value of a counted choice. */
const exact: ReadonlySet<string> = new Set(['id', 'path', 'url', 'category', 'tags', 'email', 'phone']);

const isExact = (entry: object, name: string): boolean =>
  exact.has(name) || (name === 'value' && 'count' in entry);

/** Prepares all texts of a response for display; unchanged parts are not copied. */
export function withRangesIn(answer: unknown): unknown {
  if (typeof answer === 'string') return withRanges(answer);
  if (typeof answer !== 'object' || answer === null) return answer;
  const entries: [string, unknown][] = Object.entries(answer);
  let copy: object | undefined;
  for (const [name, value] of entries) {
    const shown = isExact(answer, name) ? value : withRangesIn(value);
    if (shown === value) continue;
    copy ??= Array.isArray(answer) ? [...answer] : { ...answer };
    Reflect.set(copy, name, shown);
  }
  return copy ?? answer;
}
