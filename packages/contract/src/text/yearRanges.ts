/**
 * From one year to a later one, with the hyphen of a keyboard between them. What stands in an address, a file's name or a
 * day of the calendar is none.
 */
const range = /(?<![\w\-/.=?&#@])((?:1[5-9]|20)\d\d) ?- ?((?:1[5-9]|20)\d\d|\d\d)(?![\w\-/@]|\.\w)/g;

/** A text as it is shown: from one year to another is an en dash, which few keyboards have. */
export const withRanges = (text: string): string =>
  text.replace(range, (whole, from: string, to: string) =>
    Number(to) > Number(from.slice(-to.length)) ? `${from}–${to}` : whole,
  );

/** What is compared or asked for by its letters, as is the value of a choice that is counted. */
const exact: ReadonlySet<string> = new Set(['id', 'path', 'url', 'category', 'tags', 'email', 'phone']);

const isExact = (entry: object, name: string): boolean =>
  exact.has(name) || (name === 'value' && 'count' in entry);

/** An answer of the API with each of its texts as it is shown; what has nothing to change is not copied. */
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
