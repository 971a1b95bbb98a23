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
import { holdStill, onStage, paint, type ShownStory, storiesOf } from './stage.tsx';

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

async function strangers(
  stories: readonly ShownStory[],
  lists: Lists,
): Promise<{ texts: number; unknown: readonly string[] }> {
  const unknown = new Map<string, string>();
  let texts = 0;
  for (const { name, Story } of stories) {
    // Sequentially: stories share the page.
    const met = await onStage(Story, () => inPointerStates(() => meetings(document.body)));
    texts += met.length;
    for (const each of met) {
      const pair = `${each.text} on ${each.grounds.join(' over ')}`;
      if (!isKnown(each, lists)) unknown.set(pair, `${pair} in ${name}: ${each.words}`);
    }
  }
  return { texts, unknown: [...unknown.values()] };
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
  test('uses only pairs of colours that the theme is proved for', { timeout: 180_000 }, async () => {
    await page.viewport(width, 900);
    document.documentElement.className = theme;
    const { texts, unknown } = await strangers(stories, lists);
    expect(unknown).toEqual([]);
    expect(texts).toBeGreaterThan(stories.length);
  });
});
