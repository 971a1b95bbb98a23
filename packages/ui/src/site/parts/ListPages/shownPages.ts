/** The numbers of pages that a list leads to: the first and the last of all, those that are open, and those beside them. */
export const shownPages = (first: number, last: number, end: number): number[] =>
  [...new Set([1, first - 1, first, last, last + 1, end])]
    .filter((number) => number >= 1 && number <= end)
    .toSorted((a, b) => a - b);
