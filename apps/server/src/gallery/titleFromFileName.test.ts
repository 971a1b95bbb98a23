import { expect, test } from 'vitest';
import { titleFromFileName } from './titleFromFileName.ts';

test.each([
  ['deniz_manzarasi-2.jpg', 'Deniz manzarasi 2'],
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

test.each([
  'IMG_2034.JPEG',
  'IMG_20240512_101112.jpg',
  'IMG-20240512-WA0003.jpg',
  'IMG_1234 (2).HEIC',
  'DSC_0042.JPG',
  'DSC00042.jpg',
  'DSCF1234.jpg',
  'PXL_20240512_101112345.MP.jpg',
  '20240512_101112.jpg',
  'WhatsApp Image 2024-05-12 at 10.11.12.jpeg',
  'WhatsApp Görsel 2024-05-12 saat 10.11.12_1a2b3c4d.jpg',
  'photo_2024-05-12_10-11-12.jpg',
  'Screenshot_20240512-101112.png',
  'Screenshot 2024-05-12 at 10.11.12.png',
  'Ekran görüntüsü 2024-05-12 101112.png',
  'Ekran Resmi 2024-05-12 10.11.12.png',
  'f47ac10b-58cc-4372-a567-0e02b2c3d479.jpg',
  'P1010042.JPG',
  '12345.jpg',
])('%s was named by a device and gives no title', (name) => {
  expect(titleFromFileName(name)).toBe('');
});

test.each([
  ['proje 2024.jpg', 'Proje 2024'],
  ['3 katlı villa.jpg', '3 katlı villa'],
  ['fotoğraf çekimi.jpg', 'Fotoğraf çekimi'],
  ['dscovery 1.jpg', 'Dscovery 1'],
  ['panel 12.jpg', 'Panel 12'],
])('%s was named by a person: %s', (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});

test('a title is never cut within a character', () => {
  expect(titleFromFileName(`${'a b'.repeat(66)}x😀.jpg`).isWellFormed()).toBe(true);
});

test('a very long name does not take long', () => {
  expect(titleFromFileName(`${'1 '.repeat(100_000)}x.jpg`).length).toBeLessThanOrEqual(200);
});
