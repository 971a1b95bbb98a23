import type { PaletteKey } from '@vitrin/contract/settings/palette';
import type { ColorName, GroupName, RoleName, Step } from './pairs.ts';

/** The steps of a group in the order of their explanation. */
export const steps: readonly Step[] = ['base', 'hover', 'pressed', 'soft', 'line', 'on', 'text'];

/** What is mainly derived from each of the eight stored colours: groups, and single colours. */
export const derivedColors: Readonly<
  Record<PaletteKey, { groups: readonly GroupName[]; roles: readonly RoleName[] }>
> = {
  primaryColor: { groups: ['primary'], roles: ['focusOnInk'] },
  secondaryColor: {
    groups: ['secondary', 'success', 'warning', 'error', 'info'],
    roles: ['strong', 'strongHover', 'strongPressed', 'focus'],
  },
  accentColor: { groups: ['accent'], roles: ['onInkSoft', 'onInkAccent'] },
  bgLightSage: {
    groups: [],
    roles: ['paper', 'soft', 'deep', 'float', 'hover', 'pressed', 'selected', 'onInk'],
  },
  borderColor: { groups: ['border'], roles: ['line', 'lineStrong'] },
  greyColor: { groups: ['grey'], roles: ['textSoft', 'textQuiet', 'textDisabled', 'lineControl'] },
  blackColor: { groups: ['black'], roles: ['text', 'ink', 'inkRaised', 'inkLine', 'scrim'] },
  whiteColor: { groups: [], roles: ['white', 'field', 'onStrong'] },
};

/** The names of all colours derived from one of the stored ones. */
export const namesDerivedFrom = (key: PaletteKey): readonly ColorName[] => [
  ...derivedColors[key].groups.flatMap((group) => steps.map((step) => `${group}.${step}` as const)),
  ...derivedColors[key].roles,
];

/** The two colours that best show how legible a stored one is on the site; undefined if it carries no text. */
export const tellingPair: Readonly<
  Record<PaletteKey, readonly [text: ColorName, ground: ColorName] | undefined>
> = {
  primaryColor: ['primary.on', 'primary.base'],
  secondaryColor: ['onStrong', 'strong'],
  accentColor: ['onInkAccent', 'ink'],
  bgLightSage: ['text', 'soft'],
  borderColor: undefined,
  greyColor: ['textQuiet', 'paper'],
  blackColor: ['text', 'paper'],
  whiteColor: ['text', 'field'],
};
