import type { ColorTokens } from '@vitrin/ui/theme/contract.css';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import { themeVariables } from '@vitrin/ui/theme/themeCss';

/** `--vitrin-color-primary-on` becomes `primary.on`, `--vitrin-color-text-soft` becomes `textSoft`. */
const groupSteps = new Set(['base', 'hover', 'pressed', 'soft', 'line', 'on', 'text']);

const tokens: ColorTokens = deriveTheme(defaultPalette);

const nameOf = (variable: string): string => {
  const parts = variable.replace('--vitrin-color-', '').split('-');
  const [first = '', second = ''] = parts;
  const isGroup =
    parts.length === 2 &&
    groupSteps.has(second) &&
    typeof new Map(Object.entries(tokens)).get(first) === 'object';
  return isGroup
    ? `${first}.${second}`
    : parts.map((part, at) => (at === 0 ? part : part.slice(0, 1).toUpperCase() + part.slice(1))).join('');
};

/** A unique colour for each variable of the theme, so that a colour on a page identifies its variable. */
const dyed = Object.keys(themeVariables(tokens)).map((variable, index) => {
  const channels = [
    40 + (index % 5) * 40,
    20 + (Math.floor(index / 5) % 5) * 50,
    30 + Math.floor(index / 25) * 40,
  ];
  return { variable, name: nameOf(variable), color: `rgb(${channels.join(', ')})` };
});

/** The dyed value of every variable. */
export const dyes: ReadonlyMap<string, string> = new Map(
  dyed.map(({ variable, color }) => [variable, color]),
);

/** The name of the variable that a computed colour comes from. */
export const dyedName: ReadonlyMap<string, string> = new Map(dyed.map(({ name, color }) => [color, name]));

/** The name of a variable, `--vitrin-color-primary-on`. */
export const variableName: ReadonlyMap<string, string> = new Map(
  dyed.map(({ variable, name }) => [variable, name]),
);
