import { defaultPalette, type Palette } from '@vitrin/contract/settings/palette';
import { expect, test } from 'vitest';
import { openPicture } from '../decoder.ts';
import { drawCard } from './shareCard.ts';

const company = 'Yıldız Yapı';
const white = { ...defaultPalette, blackColor: '#FFFFFF', whiteColor: '#FFFFFF' };

/** The rows and columns of a card that differ from its background, above the line at its bottom. */
async function inkOf(card: Uint8Array) {
  const above = (await openPicture(card)).extract({ left: 0, top: 0, width: 1200, height: 600 });
  const { data, info } = await above.greyscale().raw().toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const [at, value] of data.entries()) {
    if (Math.abs(value - ground) < 90) continue;
    rows.add(Math.floor(at / info.width));
    columns.add(at % info.width);
  }
  return {
    ground,
    rows: [...rows].toSorted((a, b) => a - b),
    columns: [...columns].toSorted((a, b) => a - b),
  };
}

const draw = (title: string, palette: Palette = defaultPalette) => drawCard(palette, { title, company });

test.each([
  ['a short title', 'Çatı'],
  ['a long one', 'Kış gelmeden çatı bakımı: oluk, mertek ve yalıtımda en sık görülen beş hata '.repeat(3)],
  ['one without a gap', 'ŞİŞLİ'.repeat(40)],
  ['one with signs of markup', 'A & B <b>: "1 < 2"'],
  ['one with control characters and an emoji', 'Ev\u0000\u0007 🏠 yapımı \ud800'],
])('%s stays within the edges of its card, apart from the company', async (_, title) => {
  const { rows, columns } = await inkOf(await draw(title));
  expect(columns[0]).toBeGreaterThanOrEqual(78);
  expect(columns.at(-1)).toBeLessThanOrEqual(1122);
  expect(rows[0]).toBeGreaterThanOrEqual(78);
  expect(rows.at(-1)).toBeLessThanOrEqual(562);
  const gaps = rows.filter((row, index) => row - (rows[index - 1] ?? row) > 20);
  expect(gaps.length).toBeGreaterThan(0);
});

const firstLine = async (title: string) => {
  const { rows } = await inkOf(await draw(title));
  return rows.findIndex((row, index) => row - (rows[index - 1] ?? row) > 1);
};

test('of an endless title only the beginning is drawn', async () => {
  const long = 'Çatı bakımı '.repeat(100_000);
  expect(await draw(long)).toEqual(await draw(long.slice(0, 300)));
});

test('a short title is larger than a long one', async () => {
  expect(await firstLine('HHH')).toBeGreaterThan((await firstLine('HHH '.repeat(50))) * 1.5);
});

test('the text is legible on a light background too', async () => {
  const { ground, rows } = await inkOf(await draw('Çatı', white));
  expect(ground).toBeGreaterThan(250);
  expect(rows.length).toBeGreaterThan(50);
});

test('a card whose title has nothing to draw shows only the company', async () => {
  const { rows } = await inkOf(await draw('🏠'));
  expect(rows[0]).toBeGreaterThan(480);
});

const widthOf = async (title: string) => {
  const { columns } = await inkOf(await drawCard(defaultPalette, { title, company: '' }));
  return (columns.at(-1) ?? 0) - (columns[0] ?? 0);
};

test('the glyphs come from our font, including the Turkish ones', async () => {
  // As a multiple of the size of 92 pixels; in the system font that replaces a missing one, it is 5.3.
  expect((await widthOf('ığŞİ'.repeat(3))) / 92).toBeCloseTo(5.5, 1);
});
