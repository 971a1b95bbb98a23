/** The page numbers to link: the first and the last of all, the displayed ones, and their neighbours. */
export const shownPages = (first: number, last: number, end: number): number[] =>
  [...new Set([1, first - 1, first, last, last + 1, end])]
    .filter((number) => number >= 1 && number <= end)
    .toSorted((a, b) => a - b);
