/**
 * The parts of a page below the first view, within the given `main`, until each is marked as laid out: browsers need
 * not lay them out before the first paint.
 */
export const laterParts = (main: string): string =>
  [`${main}>:nth-child(n+4)`, `${main}~:is(section,footer)`]
    .map((part) => `:root[data-unlaid] ${part}:not([data-laid])`)
    .join();
