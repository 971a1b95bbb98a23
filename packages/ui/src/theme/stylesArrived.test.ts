// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { missingStyles, stylesArrived } from './stylesArrived.ts';

/** A style sheet that is loading; as nothing is really loaded here, an event dispatched on it determines the result. */
function ask(): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/parts.css' });
  document.head.append(link);
  return link;
}

// Other tests may have left sheets in the same document.
beforeEach(() => {
  document.head.replaceChildren();
  missingStyles.clear();
});

async function stateOf(promise: Promise<void>): Promise<'here' | 'awaited'> {
  return Promise.race([
    promise.then(() => 'here' as const),
    new Promise<'awaited'>((resolve) => {
      setTimeout(() => resolve('awaited'), 0);
    }),
  ]);
}

test('nothing is awaited if no sheet is loading', async () => {
  expect(await stateOf(stylesArrived())).toBe('here');
});

test('all loading sheets are awaited, whoever requested them', async () => {
  const [first, second] = [ask(), ask()];
  const arrived = stylesArrived();
  first.dispatchEvent(new Event('load'));
  expect(await stateOf(arrived)).toBe('awaited');
  second.dispatchEvent(new Event('load'));
  expect(await stateOf(arrived)).toBe('here');
});

test('a sheet that failed blocks nothing, then or later', async () => {
  const link = ask();
  const arrived = stylesArrived();
  link.dispatchEvent(new Event('error'));
  expect(await stateOf(arrived)).toBe('here');
  expect(missingStyles).toEqual(new Set([link]));
  expect(await stateOf(stylesArrived())).toBe('here');
});
