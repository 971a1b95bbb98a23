import type { Pair, Veil } from './pairs.ts';

/** The panel's colour pairs besides those of the website; since its colours are fixed, they are only measured once. */
export const panelPairs: readonly Pair[] = [{ text: 'paper', ground: 'text', least: 4.5 }];

/** Secondary text in a plain button, and text on the ruled background of the login page. */
export const panelVeils: readonly Veil[] = [
  { text: 'textQuiet', veil: 'text', percent: 12, ground: 'paper', least: 4.5 },
  { text: 'onInkAccent', veil: 'onInk', percent: 4, ground: 'ink', least: 4.5 },
];
