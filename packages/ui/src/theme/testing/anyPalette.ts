import { type Palette, paletteKeys } from '@vitrin/contract/settings/palette';
import { paletteFrom } from '@vitrin/contract/settings/theme';
import { constantFrom, integer, oneof, record, tuple } from 'fast-check';
import { hexOf } from '../colorMath.ts';

const hexOfNumber = (n: number): string => `#${n.toString(16).padStart(6, '0')}`;

const channel = integer({ min: 0, max: 255 });

/** #RRGGBB from three channels. */
export const hexOfChannels = (channels: readonly number[]): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** The three channels of #RRGGBB. */
export const channelsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const anywhere = integer({ min: 0, max: 0xff_ff_ff }).map(hexOfNumber);
const nearGrey = tuple(channel, integer({ min: -4, max: 4 }), integer({ min: -4, max: 4 })).map(
  ([grey, red, blue]) =>
    hexOfChannels([grey + red, grey, grey + blue].map((v) => Math.min(255, Math.max(0, v)))),
);
const saturated = tuple(integer({ min: 5, max: 95 }), integer({ min: 0, max: 359 })).map(([l, h]) =>
  hexOf({ l: l / 100, c: 0.4, h }),
);
const atTheEnds = constantFrom(
  '#000000',
  '#ffffff',
  '#000001',
  '#010000',
  '#fffffe',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#757575',
  '#767676',
);

/** Any colour, with difficult cases over-represented. */
export const anyColor = oneof({ arbitrary: anywhere, weight: 4 }, nearGrey, saturated, atTheEnds);

/** Eight random colours. */
export const anyPalette = record(Object.fromEntries(paletteKeys.map((key) => [key, anyColor]))).map(
  (colors): Palette => paletteFrom(colors),
);

/** The same colour for all eight keys. */
export const allOf = (color: string): Palette =>
  paletteFrom(Object.fromEntries(paletteKeys.map((key) => [key, color])));
