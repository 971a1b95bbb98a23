// @module-tag long
import '@vitrin/ui/theme/reset.css';
import { expect, test } from 'vitest';
import { createFinder, faultsOfStories, storiesIn, textsOf } from './inOneLanguage.tsx';
import { byComponent, type StoryFile } from './stage.tsx';

/**
 * Every story of the panel in English, in a narrow window: no Turkish text is left and nothing overflows. Axe checks
 * them in English where they are played, and in Turkish in a narrow window.
 */
const stories = await storiesIn(
  'en',
  import.meta.glob<StoryFile>('../../packages/ui/src/admin/**/*.stories.tsx'),
);
const forbidden = textsOf('tr');
const isForbidden = createFinder(forbidden);

test('the catalogue has texts to look for, and there are stories', () => {
  expect(forbidden.length).toBeGreaterThan(200);
  expect(stories.length).toBeGreaterThan(200);
});

test.for([...byComponent(stories)])('%s: nothing left in Turkish, or too wide', async ([, states]) => {
  expect(await faultsOfStories(states, { isForbidden, width: true, axe: () => false })).toEqual([]);
});
