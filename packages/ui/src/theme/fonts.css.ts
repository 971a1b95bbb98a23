import { globalFontFace } from '@vanilla-extract/css';

const archivo = 'Archivo Site';
const standIn = 'Archivo Stand-in';

const axes = { fontDisplay: 'swap', fontWeight: '400 680', fontStretch: '88% 118%' } as const;

globalFontFace(archivo, [
  {
    ...axes,
    src: "url('./fonts/archivo-latin.woff2') format('woff2')",
    unicodeRange:
      'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212',
  },
  {
    ...axes,
    src: "url('./fonts/archivo-turkish.woff2') format('woff2')",
    unicodeRange: 'U+011E-011F, U+0130, U+015E-015F, U+20BA',
  },
]);

/** How much the fallback's letters are enlarged, in percent, to be as wide on average as Archivo's in a style. */
const standIns: readonly { stretch: string; weight?: string; size: number }[] = [
  { stretch: '88% 93%', size: 92.4 },
  { stretch: '94% 98%', size: 97.1 },
  { stretch: '99% 102%', weight: '400 450', size: 98.9 },
  { stretch: '99% 102%', weight: '451 520', size: 100.1 },
  { stretch: '99% 102%', weight: '521 580', size: 101.2 },
  { stretch: '99% 102%', weight: '581 640', size: 102.4 },
  { stretch: '99% 102%', weight: '641 680', size: 105.7 },
  { stretch: '103% 106%', size: 104.8 },
  { stretch: '107% 109%', size: 108.5 },
  { stretch: '110% 111%', size: 109.8 },
  { stretch: '112% 115%', size: 113.6 },
  { stretch: '116% 118%', size: 122 },
];

/** Archivo's ascent and descent in percent of its size; the stand-in's size must not change them. */
const metrics = { ascent: 87.8, descent: 21 } as const;

const percent = (value: number): string => `${value.toFixed(2)}%`;

globalFontFace(
  standIn,
  standIns.map(({ stretch, weight = '400 680', size }) => ({
    // Arial's letters are as wide as Liberation's, and Roboto's, which phones have, to half a percent.
    src: "local('Arial'), local('Liberation Sans'), local('Roboto'), local('Helvetica Neue')",
    fontStretch: stretch,
    fontWeight: weight,
    sizeAdjust: percent(size),
    ascentOverride: percent((metrics.ascent / size) * 100),
    descentOverride: percent((metrics.descent / size) * 100),
    lineGapOverride: '0%',
  })),
);

/** The website's family; the stand-in has the measures of each of its cuts, so that the swap moves nothing. */
export const siteSans = `'${archivo}', '${standIn}', system-ui, sans-serif`;
