import { expect, test } from 'vitest';
import { titleFromFileName } from './titleFromFileName.ts';

test.each([
  ['deniz_manzarasi-2.jpg', 'Deniz manzarasi 2'],
  ['IMG_2034.JPEG', 'IMG 2034'],
  ['ışıklı çatı.webp', 'Işıklı çatı'],
  ['istanbul.png', 'İstanbul'],
  ['foto.son--hali.avif', 'Foto son hali'],
  ['no-ending', 'No ending'],
  ['.jpg', ''],
  ['', ''],
  [`${'a'.repeat(300)}.png`, `A${'a'.repeat(199)}`],
])('%s: %s', (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});
