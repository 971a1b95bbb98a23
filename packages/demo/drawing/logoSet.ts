/** A drawn logo of an invented company: its mark on a sheet of 48, and its name in lines. */
export type Logo = {
  file: string;
  lines: readonly string[];
  /** Of the name. */
  ink: string;
  /** SVG within a sheet of 48 by 48. */
  mark: string;
};

const stroke = (color: string, width: number, path: string): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
const fill = (color: string, path: string): string => `<path d="${path}" fill="${color}"/>`;

/** The logos of both demos, those in light colours for a dark ground. */
export const logoSet: readonly Logo[] = [
  {
    file: 'logo-kozdere.avif',
    lines: ['KOZDERE', 'BELEDİYESİ'],
    ink: '#1f3b57',
    mark:
      fill('#1f3b57', 'M24 2 44 9v15c0 11-8 18-20 22C12 42 4 35 4 24V9z') +
      stroke('#ffffff', 3, 'M10 22c5-5 9-5 14 0s9 5 14 0M12 31c4-4 8-4 12 0s8 4 12 0'),
  },
  {
    file: 'logo-poyraz.avif',
    lines: ['Poyraz', 'Holding'],
    ink: '#20242b',
    mark:
      stroke('#b3261e', 5, 'M4 15h26a6 6 0 1 0-6-6') +
      stroke('#b3261e', 5, 'M4 26h34a5.5 5.5 0 1 1-5.5 5.5') +
      stroke('#b3261e', 5, 'M4 37h18a5 5 0 1 1-5 5'),
  },
  {
    file: 'logo-sakiz.avif',
    lines: ['sakız', 'kooperatifi'],
    ink: '#23583f',
    mark:
      fill('#23583f', 'M22 46h4V26h-4z') +
      fill('#3f8a63', 'M24 2a12 12 0 0 1 12 12 9 9 0 0 1 2 18H10a9 9 0 0 1 2-18A12 12 0 0 1 24 2z'),
  },
  {
    file: 'logo-lodos.avif',
    lines: ['LODOS', 'OTELLERİ'],
    ink: '#ffffff',
    mark:
      fill('#f3c46b', 'M24 6a16 16 0 0 1 16 16H8A16 16 0 0 1 24 6z') +
      stroke('#ffffff', 3, 'M3 28c5-4 9-4 14 0s9 4 14 0 9-4 14 0M3 37c5-4 9-4 14 0s9 4 14 0 9-4 14 0'),
  },
  {
    file: 'logo-basamak.avif',
    lines: ['Basamak', 'Vakfı'],
    ink: '#5a2a5e',
    mark: fill('#5a2a5e', 'M4 44V34h10V24h10V14h10V4h10v40z'),
  },
  {
    file: 'logo-ege.avif',
    lines: ['EGE', 'SOĞUK HAVA'],
    ink: '#d9f0ff',
    mark:
      stroke('#7cc8f5', 4, 'M24 3v42M6 13.5l36 21M42 13.5l-36 21') +
      stroke('#7cc8f5', 3, 'M17 7l7 6 7-6M17 41l7-6 7 6'),
  },
  {
    file: 'logo-bozkir.avif',
    lines: ['Bozkır', 'Rotaları'],
    ink: '#6b4a1e',
    mark:
      fill('#d39a3f', 'M24 5a10 10 0 1 1 0 20 10 10 0 0 1 0-20z') +
      stroke('#6b4a1e', 4, 'M2 40c9-14 15-14 22 0M20 34c7-9 15-9 26 6'),
  },
  {
    file: 'logo-yelkovan.avif',
    lines: ['YELKOVAN', 'KİRALAMA'],
    ink: '#ffffff',
    mark:
      stroke('#ffffff', 4, 'M24 4a20 20 0 1 1-17.3 10') +
      stroke('#ff7a59', 4, 'M24 12v13l10 6') +
      fill('#ff7a59', 'M2 18l4-11 8 8z'),
  },
  {
    file: 'logo-gezici.avif',
    lines: ['gezici', 'kütüphane'],
    ink: '#14505c',
    mark:
      fill('#14505c', 'M3 8c8-3 15-2 20 2v30c-5-4-12-5-20-2zM45 8c-8-3-15-2-20 2v30c5-4 12-5 20-2z') +
      fill('#e3a72f', 'M14 42a4 4 0 1 0 8 0zM26 42a4 4 0 1 0 8 0z'),
  },
  {
    file: 'logo-pinar.avif',
    lines: ['Pınar Başı', 'Tesisleri'],
    ink: '#1b4f86',
    mark:
      fill('#1b4f86', 'M24 2c9 12 15 19 15 28a15 15 0 0 1-30 0C9 21 15 14 24 2z') +
      stroke('#ffffff', 3, 'M16 31a8 8 0 0 0 8 8'),
  },
  {
    file: 'logo-dagevi.avif',
    lines: ['DAĞ EVİ', 'KULÜBÜ'],
    ink: '#f4f1e6',
    mark: stroke('#f4f1e6', 4, 'M2 42 18 10l9 17 6-9 13 24z') + fill('#e0574a', 'M20 42v-9h8v9z'),
  },
];
