import '@vitrin/ui/theme/reset.css';
import { expect, test } from 'vitest';
import { faultsOfStory, storiesIn, textsOf } from './inOneLanguage.tsx';
import type { StoryFile } from './stage.tsx';

/**
 * Every story of the panel in Turkish, in a narrow window: nothing is left in English, nothing overflows, and axe finds
 * nothing. Axe takes most of the time: every day it looks at the first state of each screen and part and at each fourth
 * one after it, in long runs at all. What stories do is tested in English.
 */
const stories = await storiesIn(
  'tr',
  import.meta.glob<StoryFile>('../../packages/ui/src/admin/**/*.stories.tsx'),
);
const forbidden = textsOf('en');

test('the catalogue has texts to look for, and there are stories', () => {
  expect(forbidden.length).toBeGreaterThan(200);
  expect(stories.length).toBeGreaterThan(200);
});

/** The stories that axe looks at every day. */
const everyday = new Set(
  [...Map.groupBy(stories, ({ name }) => name.split('/')[0]).values()].flatMap((states) =>
    states.filter((_, index) => index % 4 === 0),
  ),
);
const others = stories.filter((story) => !everyday.has(story));

// One test each, so that a slow machine only takes longer, without timeouts.
test.for([...everyday])('$name: nothing left in English, too wide or at fault', async (story) => {
  expect(await faultsOfStory(story, { forbidden, width: true, axe: true })).toEqual([]);
});

test.for(others)('$name: nothing left in English or too wide', async (story) => {
  expect(await faultsOfStory(story, { forbidden, width: true, axe: false })).toEqual([]);
});

test.for(others)('$name: nothing at fault', { tags: ['long'] }, async (story) => {
  expect(await faultsOfStory(story, { forbidden: [], width: false, axe: true })).toEqual([]);
});
