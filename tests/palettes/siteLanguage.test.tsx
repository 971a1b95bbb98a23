// @module-tag long
import '@vitrin/ui/theme/reset.css';
import { expect, test } from 'vitest';
import { createFinder, faultsOfStories, storiesIn, textsOf } from './inOneLanguage.tsx';
import { byComponent, type StoryFile } from './stage.tsx';

/** Every story of the website: visitors read Turkish, whatever the panel's language. */
const stories = await storiesIn(
  'en',
  import.meta.glob<StoryFile>('../../packages/ui/src/site/**/*.stories.tsx'),
);

/** Common English words, as parts of sentences. */
const english = [' the ', ' is ', ' and ', ' of ', 'Loading', 'Failed to', 'Please ', 'annot ', ' not found'];
const forbidden = [...textsOf('en'), ...english];

/** The English texts that docs/product.md promises. */
const promised: ReadonlySet<string> = new Set([
  'Blog Post Not Found',
  'Failed to load site data. Please refresh the page.',
  'Failed to load project details',
  'Failed to load blog post details',
]);

const isEnglish = createFinder(forbidden);
const isForbidden = (text: string): boolean => isEnglish(text) && !promised.has(text);

test('there are stories', () => {
  expect(stories.length).toBeGreaterThan(100);
});

test.for([...byComponent(stories)])('%s: nothing in English', async ([, states]) => {
  expect(await faultsOfStories(states, { isForbidden, width: false, axe: () => false })).toEqual([]);
});
