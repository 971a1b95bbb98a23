import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Elif Karaca', 'EK'],
  ['ışıl deniz ipek', 'Iİ'],
  ['Ömer', 'Ö'],
  ['  Şule   Çınar ', 'ŞÇ'],
  ['', ''],
])('shortens "%s" to "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
