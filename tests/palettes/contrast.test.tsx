import '@vitrin/ui/theme/reset.css';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import { siteTheme } from '@vitrin/ui/theme/siteTheme.css';
import { themeVariables } from '@vitrin/ui/theme/themeCss';
import axe from 'axe-core';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { byComponent, holdStill, onStage, paint, storiesOf } from './stage.tsx';

/** Palettes that no designer would choose: all eight colours dark, hardly any contrast, and far too much. */
const extremes = {
  dark: {
    primaryColor: '#1D2B1F',
    secondaryColor: '#14201A',
    accentColor: '#24331F',
    bgLightSage: '#101812',
    borderColor: '#1B241D',
    greyColor: '#2A332C',
    blackColor: '#050805',
    whiteColor: '#1A211C',
  },
  pale: palettes.pale,
  garish: palettes.inverted,
};

const looks = Object.entries(extremes);

/**
 * The states of each screen, distributed over the palettes. The colour combinations of each state are collected in
 * another test and proved for all palettes; this one checks that axe, which does not rely on the proof, agrees.
 */
const stories = [
  ...byComponent(
    storiesOf(import.meta.glob('../../packages/ui/src/site/*Screen/*Screen.stories.tsx', { eager: true })),
  ),
].flatMap(([screen, states]) =>
  states.flatMap(({ name, Story }, index) =>
    looks
      // A screen with fewer states than palettes shows each of them in all palettes.
      .filter((_, turn) => states.length < looks.length || turn === index % looks.length)
      .map(([palette, colors]) => ({ name, Story, screen, palette, colors, index })),
  ),
);

/** Every day the first states of each screen, one in each palette. */
const isOfEveryDay = ({ index }: { index: number }): boolean => index < looks.length;

/** Axe's colour violations in the displayed story. */
async function faults(canvas: HTMLElement): Promise<readonly string[]> {
  const { violations } = await axe.run(canvas, {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}

beforeAll(async () => {
  document.documentElement.className = siteTheme;
  document.documentElement.lang = 'tr';
  holdStill();
  await page.viewport(1280, 900);
});

test('there are stories of the screens, and each screen is shown in every palette', () => {
  expect(stories.length).toBeGreaterThan(100);
  const lacking = [...Map.groupBy(stories.filter(isOfEveryDay), ({ screen }) => screen)]
    .filter(([, states]) => new Set(states.map(({ palette }) => palette)).size < looks.length)
    .map(([screen]) => screen);
  expect(lacking).toEqual([]);
});

function faultsIn({ Story, colors }: (typeof stories)[number]): Promise<readonly string[]> {
  paint(Object.entries(themeVariables(deriveTheme(colors))));
  return onStage(Story, faults);
}

test.each(stories.filter(isOfEveryDay))('$name reads in the $palette palette', async (shown) => {
  expect(await faultsIn(shown)).toEqual([]);
});

test.each(stories.filter((shown) => !isOfEveryDay(shown)))(
  '$name also reads in the $palette palette',
  { tags: ['long'] },
  async (shown) => {
    expect(await faultsIn(shown)).toEqual([]);
  },
);
