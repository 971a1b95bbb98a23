import { describe, expect, it } from 'vitest';
import { countable, countedText } from './countSteps.ts';

describe('countable', () => {
  it.each([
    ['27', 27],
    ['1.250', 1_250],
    ['1.250.000', 1_250_000],
  ])('%s is %i', (text, number) => {
    expect(countable(text)).toBe(number);
  });

  it.each(['%98', '5+', '1998', '2026', '1,5', '1.25', '', 'yüz'])('"%s" is not counted', (text) => {
    expect(countable(text)).toBeUndefined();
  });
});

describe('countedText', () => {
  it.each([
    ['1.250', 0, '\u2007\u2008\u2007\u20070'],
    ['1.250', 0.5, '\u2007\u2008625'],
    ['1.250', 0.9, '1.125'],
    ['1.250', 1, '1.250'],
    ['%98', 0.5, '%98'],
  ])('%s at %d is as wide as at its end', (text, share, shown) => {
    expect(countedText(text, share)).toBe(shown);
  });
});
