import { expect, test } from 'vitest';
import { isShortMapLink, mapAddress } from './mapAddress.ts';

const embed = 'https://www.google.com/maps/embed?pb=!1m18!1m12&z=1';

test.each([
  ['', ''],
  [embed, embed],
  [
    `<iframe src="${embed.replace('&', '&amp;')}" width="600" style="border:0;" allowfullscreen></iframe>`,
    embed,
  ],
  [`<iframe width='600' src='${embed}'></iframe>`, embed],
  [
    'https://www.google.com/maps/place/Y%C4%B1ld%C4%B1z+%C4%B0n%C5%9Faat/@41.0082,28.9784,17z/data=!3m1',
    'https://www.google.com/maps?q=Y%C4%B1ld%C4%B1z+%C4%B0n%C5%9Faat&z=17&output=embed',
  ],
  [
    'https://www.google.com.tr/maps/place/X/@41,28.9,15.5z/data=!4m2!3d41.0101!4d28.9702',
    'https://www.google.com/maps?q=41.0101%2C28.9702&z=15&output=embed',
  ],
  [
    'google.com/maps/@41.0082,28.9784,12z',
    'https://www.google.com/maps?q=41.0082%2C28.9784&z=12&output=embed',
  ],
  ['https://maps.google.com/?q=Levent', 'https://www.google.com/maps?q=Levent&output=embed'],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
  ],
  ['<iframe src="javascript:alert(1)"></iframe>', 'javascript:alert(1)'],
  ['Levent, İstanbul', 'Levent, İstanbul'],
  [
    'https://www.google.com/maps/place/%E0%A4%A/',
    'https://www.google.com/maps?q=%25E0%25A4%25A&output=embed',
  ],
])('%s is embedded as %s', (typed, address) => {
  expect(mapAddress(typed)).toBe(address);
});

test('a text longer than any embed code is not parsed', () => {
  const long = `<iframe ${'src='.repeat(100_000)}`;
  expect(mapAddress(long)).toBe(long);
});

test.each([
  ['https://maps.app.goo.gl/abc', true],
  ['goo.gl/maps/abc', true],
  [embed, false],
])('%s as a short link: %s', (typed, short) => {
  expect(isShortMapLink(typed)).toBe(short);
});
