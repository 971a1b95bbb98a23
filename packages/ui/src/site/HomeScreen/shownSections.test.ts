import { type Load, ready } from '@vitrin/contract/load';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { expect, it } from 'vitest';
import { type HomeSection, homeSections } from './homeOutline.ts';
import { standingTexts } from './homeSections.tsx';
import { shownSections } from './shownSections.ts';
import { all, empty, full } from './testing/homeData.ts';

const failed: Load<never> = { status: 'failed', error: 'Network Error', retry: () => undefined };
const loading: Load<never> = { status: 'loading' };

it('shows every section that has content', () => {
  expect(shownSections(full)).toEqual(homeSections);
});

it('reserves the space of every section while it loads', () => {
  expect(shownSections(all(loading))).toEqual(homeSections);
});

it('shows nothing but the banner on an empty site', () => {
  expect(shownSections(empty)).toEqual([]);
});

it.each([
  ['home', ['reasons']],
  ['about', []],
  ['services', []],
  ['team', ['team']],
  ['projects', ['projects']],
  ['posts', ['posts']],
  ['figures', ['figures']],
  ['references', ['references']],
  ['voices', ['voices']],
] as const)('leaves out what failed: %s', (part, missing: readonly HomeSection[]) => {
  expect(shownSections({ ...full, [part]: failed })).toEqual(
    homeSections.filter((section) => !missing.includes(section)),
  );
});

it('titles sections in Turkish unless the home page has titles', () => {
  expect(standingTexts(loading).posts.title).toBe('Son Yazılar');
  expect(standingTexts(ready({ ...homePage, latestNewsTitle: 'Günlük' })).posts.title).toBe('Günlük');
});
