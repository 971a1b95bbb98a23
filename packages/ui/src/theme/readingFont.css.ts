import { globalFontFace } from '@vanilla-extract/css';

const newsreader = 'Newsreader Site';
const standIn = 'Newsreader Stand-in';

const latin =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212';
const turkish = 'U+011E-011F, U+0130, U+015E-015F, U+20BA';

const face = (fontStyle: 'normal' | 'italic', file: string, unicodeRange: string) => ({
  fontDisplay: 'swap' as const,
  fontStyle,
  fontWeight: '400 600',
  src: `url('./fonts/${file}.woff2') format('woff2')`,
  unicodeRange,
});

globalFontFace(newsreader, [
  face('normal', 'newsreader-normal-latin', latin),
  face('normal', 'newsreader-normal-turkish', turkish),
  face('italic', 'newsreader-italic-latin', latin),
  face('italic', 'newsreader-italic-turkish', turkish),
]);

globalFontFace(standIn, {
  src: "local('Georgia'), local('Liberation Serif'), local('Times New Roman')",
  sizeAdjust: '96.12%',
  ascentOverride: '76.47%',
  descentOverride: '27.57%',
  lineGapOverride: '0%',
});

/** The font family for long texts. Only pages that import this file load it. */
export const readingSerif = `'${newsreader}', '${standIn}', Georgia, serif`;
