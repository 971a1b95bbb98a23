/** What the panel draws anew has at most this many pixels, so that the server reads it in every format, see-through or not. */
export const drawnPixels = 13_000_000;
