import { expect, it } from 'vitest';
import { galleryTitle } from './galleryTitle.ts';

it.each([
  'IMG 1234',
  'IMG_20240512_101112',
  'Img 20240512 wa0003',
  'DSC04711',
  'DSCF0001',
  'PXL 20230801 120000',
  'WhatsApp Image 2024 05 12 at 10.11.12',
  '20240512 101112',
  'P1010001',
])('shows no "%s"', (title) => {
  expect(galleryTitle(title)).toBe('');
});

it.each(['Limanda akşam', 'Blok 3', 'İmge 2', '2024', 'P2 kulesi', 'Foto galeri', 'Image of a bridge'])(
  'shows "%s"',
  (title) => {
    expect(galleryTitle(title)).toBe(title);
  },
);
