import italicLatin from './fonts/newsreader-italic-latin.woff2?url';
import italicTurkish from './fonts/newsreader-italic-turkish.woff2?url';
import latin from './fonts/newsreader-normal-latin.woff2?url';
import turkish from './fonts/newsreader-normal-turkish.woff2?url';

/** The URLs of the reading font's files that an article with the given HTML needs, to preload. */
export const readingFontUrls = (html: string): readonly string[] =>
  /<(?:em|i|cite)\b/.test(html) ? [latin, turkish, italicLatin, italicTurkish] : [latin, turkish];
