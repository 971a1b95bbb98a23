import '@vitrin/ui/theme/reset.css';
import { panelPairs } from '@vitrin/ui/theme/panelPairs';
import { pairs } from '@vitrin/ui/theme/pairs';
import { expect, test } from 'vitest';
import { variableName } from './dyes.ts';
import { rulesIn } from './pointerStates.ts';

/** Every style of the library, whether or not a story shows it. */
const styles = import.meta.glob('../../packages/ui/src/{elements,site,admin}/**/*.css.ts', { eager: true });

const known = new Set([...pairs, ...panelPairs].map(({ text, ground }) => `${text} on ${ground}`));

/** The theme colour that a declaration consists of entirely. */
const nameIn = (value: string): string | undefined =>
  variableName.get(/^var\((--[\w-]+)\)$/.exec(value.trim())?.[1] ?? '');

/** Rules that set both text and background colour; disabled elements need no contrast (WCAG 1.4.3). */
function declared(): readonly { pair: string; selector: string }[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...rulesIn(sheet.cssRules)].flatMap(({ style, selectorText }) => {
      const text = nameIn(style.getPropertyValue('color'));
      const ground =
        nameIn(style.getPropertyValue('background-color')) ?? nameIn(style.getPropertyValue('background'));
      const counts = text !== undefined && ground !== undefined && text !== 'textDisabled';
      return counts ? [{ pair: `${text} on ${ground}`, selector: selectorText }] : [];
    }),
  );
}

test('no style rule combines a text and a background colour that the theme is not proved for', () => {
  expect(Object.keys(styles).length).toBeGreaterThan(100);
  const found = declared();
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ pair }) => !known.has(pair))).toEqual([]);
});
