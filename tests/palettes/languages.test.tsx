import '@vitrin/ui/theme/reset.css';
import { expect, test } from 'vitest';
import { createFinder, faultsOfStories, storiesIn, textsOf } from './inOneLanguage.tsx';
import { byComponent, type StoryFile } from './stage.tsx';

/**
 * Every story of the panel in Turkish, in a narrow window: nothing is left in English, nothing overflows, and axe finds
 * nothing. Axe takes most of the time: every day it checks the first state of each screen, in long runs
 * all of them. What stories do is tested in English, as is the accessibility of parts every day.
 */
const screens = await storiesIn(
  'tr',
  import.meta.glob<StoryFile>([
    '../../packages/ui/src/admin/**/*.stories.tsx',
    '!../../packages/ui/src/admin/parts/**',
  ]),
);
const partsOfScreens = await storiesIn(
  'tr',
  import.meta.glob<StoryFile>('../../packages/ui/src/admin/parts/**/*.stories.tsx'),
);
const forbidden = textsOf('en');
const isForbidden = createFinder(forbidden);

test('the catalogue has texts to look for, and there are stories', () => {
  expect(forbidden.length).toBeGreaterThan(200);
  expect(screens.length).toBeGreaterThan(200);
  expect(partsOfScreens.length).toBeGreaterThan(200);
});

/** The state that axe looks at every day. */
const isForAxe = (index: number): boolean => index === 0;

test.for([...byComponent(screens)])(
  '%s: nothing left in English, too wide or at fault',
  async ([, states]) => {
    expect(await faultsOfStories(states, { isForbidden, width: true, axe: isForAxe })).toEqual([]);
  },
);

test.for([...byComponent(partsOfScreens)])('%s: nothing left in English or too wide', async ([, states]) => {
  expect(await faultsOfStories(states, { isForbidden, width: true, axe: () => false })).toEqual([]);
});

test.for([...byComponent([...screens, ...partsOfScreens])])(
  '%s: nothing at fault',
  { tags: ['long'] },
  async ([, states]) => {
    expect(
      await faultsOfStories(states, { isForbidden: () => false, width: false, axe: () => true }),
    ).toEqual([]);
  },
);
