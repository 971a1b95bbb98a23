// @module-tag long
import '@vitrin/ui/theme/reset.css';
import { type Pair, pairs, type Veil, veils } from '@vitrin/ui/theme/pairs';
import { panelPairs, panelVeils } from '@vitrin/ui/theme/panelPairs';
import { panelTheme } from '@vitrin/ui/theme/panelTheme.css';
import { siteTheme } from '@vitrin/ui/theme/siteTheme.css';
import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dyes } from './dyes.ts';
import { type Meeting, meetings } from './metColors.ts';
import { inPointerStates } from './pointerStates.ts';
import { byComponent, holdStill, onStage, paint, type ShownStory, storiesOf } from './stage.tsx';

/**
 * Every story is shown with a distinct colour for each variable of the theme, so that a computed colour identifies its
 * variable. Every combination of text and background found that way must be in the lists that the theme is proved for.
 */
type Lists = { pairs: readonly Pair[]; veils: readonly Veil[] };

const siteLists: Lists = { pairs, veils };
const panelLists: Lists = { pairs: [...pairs, ...panelPairs], veils: [...veils, ...panelVeils] };

const isOnVeil = ({ text, grounds: [veil = '', ground = ''] }: Meeting, lists: Lists): boolean => {
  const percent = Number(/^veil (\d+)%$/.exec(veil)?.[1]);
  return lists.veils.some(
    (listed) =>
      listed.text === text &&
      listed.ground === ground &&
      (listed.ground === 'picture' ? percent >= listed.percent : percent <= listed.percent),
  );
};

/** White text on a picture has a gradient in between; the test of pictures measures its contrast in pixels. */
const isOnGradient = ({ text, grounds }: Meeting): boolean =>
  text === 'white' && grounds.includes('gradient') && ['picture', 'ink'].includes(grounds.at(-1) ?? '');

/**
 * The backgrounds of the login page and of a site that is not ready have a barely visible line pattern, drawn as a
 * gradient.
 */
const isRuled = ({ text, grounds }: Meeting, lists: Lists): boolean =>
  grounds.join(' over ') === 'gradient over ink' &&
  lists.veils.some((listed) => listed.text === text && listed.veil === 'onInk' && listed.ground === 'ink');

const isKnown = (met: Meeting, lists: Lists): boolean =>
  lists.pairs.some(({ text, ground }) => text === met.text && ground === met.grounds[0]) ||
  isOnVeil(met, lists) ||
  isRuled(met, lists) ||
  (lists === siteLists && isOnGradient(met));

const site = storiesOf(
  import.meta.glob('../../packages/ui/src/{elements,site}/**/*.stories.tsx', { eager: true }),
);
const panel = storiesOf(import.meta.glob('../../packages/ui/src/admin/**/*.stories.tsx', { eager: true }));

/** The combinations that a story shows, and those of them that the lists lack. */
async function strangers(
  { name, Story }: ShownStory,
  lists: Lists,
): Promise<{ texts: number; unknown: readonly string[] }> {
  const met = await onStage(Story, () => inPointerStates(() => meetings(document.body)));
  const unknown = met
    .filter((each) => !isKnown(each, lists))
    .map((each) => `${each.text} on ${each.grounds.join(' over ')} in ${name}: ${each.words}`);
  return { texts: met.length, unknown: [...new Set(unknown)] };
}

beforeAll(() => {
  paint(dyes);
  holdStill();
});

describe.each([
  { look: 'site', theme: siteTheme, lists: siteLists, stories: site, width: 1280 },
  { look: 'site', theme: siteTheme, lists: siteLists, stories: site, width: 390 },
  { look: 'panel', theme: panelTheme, lists: panelLists, stories: panel, width: 1280 },
])('the $look at $width px', ({ theme, lists, stories, width }) => {
  let texts = 0;

  beforeAll(async () => {
    await page.viewport(width, 900);
    document.documentElement.className = theme;
  });

  test.each([...byComponent(stories)])(
    '%s uses only pairs of colours that the theme is proved for',
    async (_name, states) => {
      for (const story of states) {
        // Sequentially: stories share the page.
        const met = await strangers(story, lists);
        texts += met.texts;
        expect(met.unknown).toEqual([]);
      }
    },
  );

  test('the stories show texts', () => {
    expect(texts).toBeGreaterThan(stories.length);
  });
});
