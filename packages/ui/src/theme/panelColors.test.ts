import { clampChroma, formatHex, modeOklch, modeRgb, useMode as register } from 'culori/fn';
import { expect, it } from 'vitest';
import { contrast } from './colorMath.ts';
import type { ColorTokens } from './contract.css.ts';
import { panelDark, panelLight } from './panelColors.ts';
import { panelPairs, panelVeils } from './panelPairs.ts';
import { colorNamed, pairs, veiledContrast, veils } from './pairs.ts';

register(modeRgb);
register(modeOklch);

/** The panel's colours as a screen shows them, #RRGGBB. */
function shown(tokens: ColorTokens): ColorTokens {
  const hexed: unknown = JSON.parse(JSON.stringify(tokens), (_key, value: unknown) =>
    typeof value === 'string' ? formatHex(clampChroma(value, 'oklch')) : value,
  );
  if (!isTokens(hexed)) throw new Error('No colours');
  return hexed;
}

const isTokens = (value: unknown): value is ColorTokens =>
  typeof value === 'object' && value !== null && Object.keys(panelLight).every((key) => key in value);

it.each([
  ['day', panelLight],
  ['night', panelDark],
])('every pair that meets in the panel reads by %s', (_name, tokens) => {
  const colors = shown(tokens);
  const met = [...pairs, ...panelPairs].map(({ text, ground, least }) => {
    const reached = contrast(colorNamed(colors, text), colorNamed(colors, ground));
    return { name: `${text} on ${ground}`, reached, least };
  });
  const veiled = [...veils, ...panelVeils].map((veil) => {
    const name = `${veil.text} on ${veil.ground} under ${veil.veil}`;
    return { name, reached: veiledContrast(colors, veil), least: veil.least };
  });
  const weak = [...met, ...veiled].flatMap(({ name, reached, least }) =>
    reached < least ? [`${name}: ${reached.toFixed(2)} < ${least}`] : [],
  );
  expect(weak).toEqual([]);
});
