/** The width of the page's content for the `sizes` of pictures, which cannot contain variables. */
export const contentWidth = 'min(92vw, 1280px)';

/** The width of picture walls and lists, which use more of a wide viewport. */
export const wallWidth = 'min(92vw, max(1280px, 100vw - 320px), 1600px)';

/** The width of a number of the page's twelve columns. */
export const columns = (count: number, of = contentWidth): string =>
  `calc(${(count / 12).toFixed(3)} * ${of})`;
