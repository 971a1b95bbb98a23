/**
 * The cost limits of a picture. Any single operation must finish within two seconds of CPU time and 200 MB, whatever
 * the file contains; what is larger is scaled down if possible, and otherwise refused with a message.
 */
export const pictureLimits = {
  /** The pixels that a picture is stored with, all frames together: those of a 4K screen. */
  keptPixels: 8_300_000,
  /** The same for a WebP with transparency, which takes twice the memory to encode. */
  keptSeeThroughPixels: 4_200_000,
  /** The longest side that every format supports: WebP's. */
  keptSide: 16_383,
  /** The longest side that is read: JPEG's. */
  uploadSide: 65_535,
  frames: 1_000,
  /** Bytes of a decoded AVIF: 5 megapixels, or 2.5 with transparency, which is a separate picture. */
  avifBytes: 15_000_000,
  /** Bytes of a decoded picture that is read line by line. */
  lineBytes: 200_000_000,
  /**
   * Bytes of a decoded picture that is read as a whole: an interlaced PNG, a WebP, a progressive JPEG. 26.6 megapixels
   * of what cameras and web pages write, 13.3 of a WebP with transparency or a JPEG with all its colours (4:4:4).
   */
  wholeBytes: 80_000_000,
  /**
   * Up to this size AVIF is encoded at high effort, up to the other one at low effort; beyond that only WebP is made.
   */
  carefulAvifPixels: 500_000,
  /** The same for crops, which are few: visitors on a phone wait for the banner. */
  carefulCutPixels: 700_000,
  avifVariantPixels: 2_500_000,
  /** The memory and time that the picture process may take before it is killed. */
  processBytes: 200 * 1024 * 1024,
  processMs: 20_000,
  /** If it holds more than this after an operation, the next one runs in a fresh process. */
  restBytes: 90 * 1024 * 1024,
} as const;
