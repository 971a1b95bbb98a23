/**
 * What one picture may cost. A piece of work on it must end within two seconds of a processor and within 200 MB,
 * whatever it holds; what is larger is scaled down where that is possible, and refused in a sentence where it is not.
 */
export const pictureLimits = {
  /** Pixels that a picture is kept with, all of its frames together: those of a screen of 4K. */
  keptPixels: 8_300_000,
  /** Of a WebP with transparency, which takes twice the memory to be written. */
  keptSeeThroughPixels: 4_200_000,
  /** The longest side that every kind can hold: WebP's. */
  keptSide: 16_383,
  /** The longest side that is read: JPEG's. */
  uploadSide: 65_535,
  frames: 1_000,
  /** Bytes of a decoded AVIF: 5 megapixels, or 2.5 where it is see-through: that is a picture of its own. */
  avifBytes: 15_000_000,
  /** Bytes of a decoded picture that is read line by line. */
  lineBytes: 200_000_000,
  /** Bytes of a decoded picture that is read as a whole: an interlaced PNG, a progressive JPEG. */
  wholeBytes: 38_000_000,
  /** Bytes of a decoded WebP, which takes longer: 12.6 megapixels, or 6.3 where it is see-through. */
  webpBytes: 38_000_000,
  /** Up to here AVIF is written with care, up to the other with haste; beyond, WebP has to do. */
  carefulAvifPixels: 500_000,
  /** The same for cuts, which are few: the banner on a phone is what its visitor waits for. */
  carefulCutPixels: 700_000,
  avifVariantPixels: 2_500_000,
  /** What the process that works on pictures may take, and how long, before it is ended. */
  processBytes: 200 * 1024 * 1024,
  processMs: 20_000,
  /** Where it takes more than this after a piece, the next one is done by a fresh one. */
  restBytes: 90 * 1024 * 1024,
} as const;
