import '@vitrin/ui/theme/reset.css';
import { expect, test } from 'vitest';
import { faultsOfStory, storiesIn, textsOf } from './inOneLanguage.tsx';
import type { StoryFile } from './stage.tsx';

/**
 * Every story of the panel in Turkish, in a narrow window: nothing is left in English, nothing overflows, and axe finds
 * nothing. What stories do is tested in English.
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

// One test each, so that a slow machine only takes longer, without timeouts.
test.for(stories)('$name: nothing left in English, too wide or at fault', async (story) => {
  expect(await faultsOfStory(story, { forbidden, width: true, axe: true })).toEqual([]);
});
