import { describe, expect, it } from 'vitest';
import { projectFacts, projectMeta } from './projectFacts.ts';

const without = { category: 'Bakım', additionalInfo: null, additionalInfoPairs: [] };
const pair = (key: string, value: string) => ({ key, value });

describe('projectFacts', () => {
  it('keeps the stored order, which the object loses for numeric keys', () => {
    const pairs = [pair('Konum', 'Urla'), pair('2023', 'Başladı')];
    const additionalInfo = { '2023': 'Başladı', Konum: 'Urla' };
    expect(projectFacts({ additionalInfo, additionalInfoPairs: pairs })).toEqual(pairs);
  });

  it("uses the object's entries if there are no pairs", () => {
    expect(projectFacts({ additionalInfo: { Yıl: '2024' }, additionalInfoPairs: [] })).toEqual([
      pair('Yıl', '2024'),
    ]);
  });

  it('is empty without either', () => {
    expect(projectFacts(without)).toEqual([]);
  });
});

describe('projectMeta', () => {
  it.each(['Konum', 'KONUM', ' Yer ', 'yer'])('finds the place under "%s"', (key) => {
    const facts = [pair('Yıl', '2024'), pair(key, 'Urla')];
    expect(projectMeta({ ...without, additionalInfoPairs: facts })).toBe('Bakım, Urla');
  });

  it('has only the category if the place is unknown', () => {
    expect(projectMeta({ ...without, additionalInfoPairs: [pair('Yer altı', '2 kat')] })).toBe('Bakım');
  });

  it('has only the place without a category', () => {
    expect(projectMeta({ ...without, category: '', additionalInfo: { Konum: 'Urla' } })).toBe('Urla');
  });
});
