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

globalFontFace(standIn, {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica Neue')",
  sizeAdjust: '98.7%',
  ascentOverride: '88.96%',
  descentOverride: '21.28%',
  lineGapOverride: '0%',
});

/** The website's family; the stand-in has its metrics, so that the swap moves nothing. */
export const siteSans = `'${archivo}', '${standIn}', system-ui, sans-serif`;
