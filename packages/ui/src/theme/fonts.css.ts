import { globalFontFace } from '@vanilla-extract/css';

const archivo = 'Archivo Site';
const standIn = 'Archivo Stand-in';

const axes = { fontDisplay: 'swap', fontWeight: '400 600' } as const;

globalFontFace(archivo, [
  {
    ...axes,
    src: "url('./fonts/archivo.woff2') format('woff2')",
    unicodeRange:
      'U+0020-003B, U+003D, U+003F-005A, U+0061-007A, U+00A0, U+00A9, U+00AB, U+00B0, U+00B2, U+00B7, U+00BB, U+00C2, U+00C7, U+00CE, U+00D6-00D7, U+00DB-00DC, U+00E2, U+00E7, U+00EE, U+00F6, U+00FB-00FC, U+011E-011F, U+0130-0131, U+015E-015F, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+20BA',
  },
  {
    ...axes,
    src: "url('./fonts/archivo-more.woff2') format('woff2')",
    unicodeRange:
      'U+003C, U+003E, U+005B-0060, U+007B-007E, U+00A1-00A8, U+00AA, U+00AC-00AF, U+00B1, U+00B3-00B6, U+00B8-00BA, U+00BC-00C1, U+00C3-00C6, U+00C8-00CD, U+00CF-00D5, U+00D8-00DA, U+00DD-00E1, U+00E3-00E6, U+00E8-00ED, U+00EF-00F5, U+00F7-00FA, U+00FD-00FF, U+0152-0153, U+2122, U+2212',
  },
]);

/** How much the fallback's letters are enlarged, in percent, to be as wide on average as Archivo's of these weights. */
const standIns: readonly { weight: string; size: number }[] = [
  { weight: '400 430', size: 103.6 },
  { weight: '431 490', size: 104.7 },
  { weight: '491 530', size: 105.6 },
  { weight: '531 580', size: 106.6 },
  { weight: '581 600', size: 107.8 },
];

/** Archivo's ascent and descent in percent of its size; the fallback's size must not change them. */
const metrics = { ascent: 87.8, descent: 21 } as const;

const percent = (value: number): string => `${value.toFixed(2)}%`;

globalFontFace(
  standIn,
  standIns.map(({ weight, size }) => ({
    // Arial's letters are as wide as those of Liberation and, to within half a percent, Roboto, the font of phones.
    src: "local('Arial'), local('Liberation Sans'), local('Roboto'), local('Helvetica Neue')",
    fontWeight: weight,
    sizeAdjust: percent(size),
    ascentOverride: percent((metrics.ascent / size) * 100),
    descentOverride: percent((metrics.descent / size) * 100),
    lineGapOverride: '0%',
  })),
);

/**
 * The website's font family; the fallback has the metrics of each of its weights, so that the swap causes no layout
 * shift.
 */
export const siteSans = `'${archivo}', '${standIn}', system-ui, sans-serif`;
