/**
 * The most pixels of a picture that the panel redraws, so that the server accepts it in every format, with transparency
 * or without.
 */
export const drawnPixels = 13_000_000;
