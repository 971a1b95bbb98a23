import { expect, it } from 'vitest';
import { withRanges, withRangesIn } from './yearRanges.ts';

it.each([
  ['2019-2023', '2019–2023'],
  ['2019 - 2023 arası', '2019–2023 arası'],
  ['1998-2005, 2019-23.', '1998–2005, 2019–23.'],
  ['<p>2019-2023</p>', '<p>2019–2023</p>'],
])('shows "%s" as "%s"', (text, shown) => {
  expect(withRanges(text)).toBe(shown);
});

it.each([
  '2019-05',
  '2019-05-01',
  '2023-2019',
  '0212-5550140',
  '/blog/2019-2023',
  'https://ornek.example/2019-2023/ev',
  'katalog-2019-2023',
  'katalog 2019-2023.pdf',
  '<a href="?yil=2019-2023">',
  'ev2019-2023@ornek.example',
  '2019–2023',
])('leaves "%s" unchanged', (text) => {
  expect(withRanges(text)).toBe(text);
});

it('copies only what it changes', () => {
  const same = { title: 'Ev', of: [1, null, 'Bahçe'] };
  const sent = [same, { title: '2019-2023' }];
  const shown = withRangesIn(sent);
  expect(shown).toEqual([same, { title: '2019–2023' }]);
  expect(sent).toEqual([same, { title: '2019-2023' }]);
  expect(withRangesIn(same)).toBe(same);
});

it('distinguishes the value of a fact from that of a choice', () => {
  expect(
    withRangesIn([
      { key: 'Yıl', value: '2019-2023' },
      { value: '2019-2023', count: 3 },
    ]),
  ).toEqual([
    { key: 'Yıl', value: '2019–2023' },
    { value: '2019-2023', count: 3 },
  ]);
});

it('leaves values that are compared literally', () => {
  expect(
    withRangesIn({
      title: '2019-2023',
      path: '2019-2023',
      category: '2019-2023',
      of: [{ role: '2019-2023' }],
      n: 1,
    }),
  ).toEqual({
    title: '2019–2023',
    path: '2019-2023',
    category: '2019-2023',
    of: [{ role: '2019–2023' }],
    n: 1,
  });
});
