import { contrast, laidOver } from './colorMath.ts';
import type { ColorTokens } from './contract.css.ts';

type Key<T, V> = { [K in keyof T]: T[K] extends V ? K : never }[keyof T] & string;

/** One of the ten groups. */
export type GroupName = Key<ColorTokens, Record<string, string>>;

/** One step of a group. */
export type Step = keyof ColorTokens['primary'];

/** A single colour. */
export type RoleName = Key<ColorTokens, string>;

/** The name of one colour: `paper`, `primary.on`. */
export type ColorName = RoleName | `${GroupName}.${Step}`;

/** Two colours that meet on a page, and the contrast that they must have. */
export type Pair = { text: ColorName; ground: ColorName; least: number };

/** The ten groups in order. */
export const groups: readonly GroupName[] = [
  'primary',
  'secondary',
  'accent',
  'black',
  'grey',
  'border',
  'success',
  'warning',
  'error',
  'info',
];
/** The backgrounds of pages, cards and fields. */
export const lightGrounds: readonly RoleName[] = [
  'paper',
  'soft',
  'deep',
  'field',
  'float',
  'hover',
  'pressed',
  'selected',
];
/** The backgrounds of dark sections. */
export const darkGrounds: readonly RoleName[] = ['ink', 'inkRaised'];

const cross = (texts: readonly ColorName[], grounds: readonly ColorName[], least: number): Pair[] =>
  texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least })));

/** Every text on every background it may be on (4.5), and every line of a control (3). */
export const pairs: readonly Pair[] = [
  ...cross(['text', 'textSoft', 'textQuiet', 'strong', 'strongHover'], lightGrounds, 4.5),
  ...cross(['lineControl', 'focus'], lightGrounds, 3),
  ...cross(['onStrong'], ['strong', 'strongHover', 'strongPressed'], 4.5),
  ...cross(['onInk', 'onInkSoft', 'onInkAccent', 'white'], darkGrounds, 4.5),
  ...cross(['focusOnInk'], [...darkGrounds, 'scrim'], 3),
  ...cross(['white', 'onInk'], ['scrim'], 4.5),
  ...groups.flatMap((group) =>
    [
      cross([`${group}.on`], [`${group}.base`, `${group}.hover`, `${group}.pressed`], 4.5),
      cross([`${group}.text`], lightGrounds, 4.5),
      cross([`${group}.text`, 'text'], [`${group}.soft`], 4.5),
    ].flat(),
  ),
];

/** Text on a background with a translucent colour on top: one of the theme's, or the text's own. */
export type Veil = {
  text: ColorName;
  veil: ColorName;
  percent: number;
  /** `picture` is any picture, even a white one. */
  ground: ColorName | 'picture';
  least: number;
};

/** Buttons without a fill are tinted with their text's colour while hovered, and more strongly while pressed. */
const ownVeils = (text: ColorName, grounds: readonly ColorName[]): Veil[] =>
  grounds.map((ground) => ({ text, veil: text, percent: 20, ground, least: 4.5 }));

const overPicture = (text: ColorName, veil: ColorName, percent: number): Veil => ({
  text,
  veil,
  percent,
  ground: 'picture',
  least: 4.5,
});

/**
 * Every text on a veil; a thinner veil of the text's own colour, or a denser one over a picture, only increases the
 * contrast.
 */
export const veils: readonly Veil[] = [
  ...ownVeils('text', lightGrounds),
  ...ownVeils('onInk', darkGrounds),
  overPicture('white', 'scrim', 62),
  overPicture('onInk', 'ink', 86),
  // These lines are on the plan paper of a site without content.
  { text: 'onInkAccent', veil: 'onInk', percent: 4, ground: 'ink', least: 4.5 },
  { text: 'onInkSoft', veil: 'onInk', percent: 4, ground: 'ink', least: 4.5 },
];

/** The contrast of text on a veil over the brightest possible picture. */
export function veiledContrast(tokens: ColorTokens, { text, veil, percent, ground }: Veil): number {
  const under = ground === 'picture' ? '#ffffff' : colorNamed(tokens, ground);
  return contrast(colorNamed(tokens, text), laidOver(colorNamed(tokens, veil), percent / 100, under));
}

/** The value of a colour by its name. */
export function colorNamed(tokens: ColorTokens, name: ColorName): string {
  const plain: Readonly<Record<string, string | Record<string, string>>> = tokens;
  const [first = '', step] = name.split('.');
  const found = plain[first];
  const value = typeof found === 'object' ? found[step ?? 'base'] : found;
  if (value === undefined) throw new Error(`No colour is called ${name}`);
  return value;
}
