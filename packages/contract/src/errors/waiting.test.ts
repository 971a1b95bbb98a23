import { expect, test } from 'vitest';
import { countedDown, waitingTexts } from './waiting.ts';

test('a refusal is counted down in its own words', () => {
  const text = waitingTexts.tooManyAttempts(30);
  expect(text).toBe('Too many attempts. Try again in 30 seconds.');
  expect(countedDown(text, { seconds: 30, left: 12 })).toBe('Too many attempts. Try again in 12 seconds.');
  expect(countedDown(text, { seconds: 30, left: 1 })).toBe('Too many attempts. Try again in 1 second.');
  const busy = waitingTexts.tooManySignIns(2);
  expect(countedDown(busy, { seconds: 2, left: 1 })).toMatch(/^Too many people .* in 1 second\.$/);
});

test('a text in other words is not counted down', () => {
  expect(countedDown('Slow down', { seconds: 30, left: 12 })).toBeUndefined();
});
