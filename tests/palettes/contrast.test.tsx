import '@vitrin/ui/theme/reset.css';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import { siteTheme } from '@vitrin/ui/theme/siteTheme.css';
import { themeVariables } from '@vitrin/ui/theme/themeCss';
import axe from 'axe-core';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdStill, onStage, paint, storiesOf } from './stage.tsx';

/** Palettes that no designer would choose: night in all eight colours, hardly any contrast, and all too much. */
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

const stories = storiesOf(
  import.meta.glob('../../packages/ui/src/site/*Screen/*Screen.stories.tsx', { eager: true }),
);

/** What axe finds wrong with the colours of what is shown, in each of the palettes; the page is not rendered again. */
async function faults(canvas: HTMLElement): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, palette] of Object.entries(extremes)) {
    paint(Object.entries(themeVariables(deriveTheme(palette))));
    // One palette after the other: there is one page.
    // oxlint-disable-next-line no-await-in-loop
    const { violations } = await axe.run(canvas, {
      runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      resultTypes: ['violations'],
    });
    for (const { nodes } of violations) {
      for (const { html, any } of nodes)
        found.push(`${name}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
    }
  }
  return found;
}

beforeAll(async () => {
  document.documentElement.className = siteTheme;
  document.documentElement.lang = 'tr';
  holdStill();
  await page.viewport(1280, 900);
});

test('there are stories of the screens', () => {
  expect(stories.length).toBeGreaterThan(100);
});

test.each(stories)(
  '$name reads in the darkest, the palest and the most garish palette',
  { timeout: 60_000 },
  async ({ Story }) => {
    expect(await onStage(Story, faults)).toEqual([]);
  },
);
