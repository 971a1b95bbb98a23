import { describe, expect, test } from 'vitest';
import { infoOf, pairsAfter } from './additionalInfo.ts';

const pair = (key: string, value: string) => ({ key, value });
const stored = [pair('Yer', 'Urla'), pair('2023', 'Başlangıç'), pair('Alan', '240 m²')];

test('pairs become an object, and no pairs become null', () => {
  expect(infoOf(stored)).toEqual({ Yer: 'Urla', 2023: 'Başlangıç', Alan: '240 m²' });
  expect(infoOf([])).toBeNull();
  expect(infoOf([pair('a', '1'), pair('a', '2')])).toEqual({ a: '1' });
});

describe('after a change', () => {
  test('omitted facts are left as they are', () => {
    expect(pairsAfter(stored, {})).toBe(stored);
  });

  test('pairs keep their order, blank ones are dropped', () => {
    const pairs = [pair(' b ', ' 1 '), pair('2023', 'x'), pair('a', '2'), pair(' ', 'x'), pair('x', '')];
    expect(pairsAfter(stored, { additionalInfoPairs: pairs })).toEqual([
      pair('b', '1'),
      pair('2023', 'x'),
      pair('a', '2'),
    ]);
  });

  test('a changed object wins over pairs that came back as they were read', () => {
    const info = { ...infoOf(stored), Alan: '250 m²', Yıl: '2024' };
    expect(pairsAfter(stored, { additionalInfo: info, additionalInfoPairs: stored })).toEqual([
      pair('Yer', 'Urla'),
      pair('2023', 'Başlangıç'),
      pair('Alan', '250 m²'),
      pair('Yıl', '2024'),
    ]);
    expect(pairsAfter(stored, { additionalInfo: null })).toEqual([]);
  });

  test('changed pairs win over an object that came back as it was read', () => {
    const additionalInfoPairs = stored.toReversed();
    expect(pairsAfter(stored, { additionalInfo: infoOf(stored), additionalInfoPairs })).toEqual(
      additionalInfoPairs,
    );
    expect(pairsAfter(stored, { additionalInfo: infoOf(stored), additionalInfoPairs: [] })).toEqual([]);
  });

  test('an unchanged object leaves two pairs with one key', () => {
    const twice = [pair('Ekip', 'Ada'), pair('Ekip', 'Efe')];
    expect(pairsAfter(twice, { additionalInfo: infoOf(twice) })).toBe(twice);
  });
});
