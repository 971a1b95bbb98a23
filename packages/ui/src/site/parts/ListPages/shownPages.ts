/** The numbers of pages that a list leads to: the first, the last, and those beside the open one. */
export const shownPages = (page: number, last: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, last])]
    .filter((number) => number >= 1 && number <= last)
    .toSorted((a, b) => a - b);
