import type { Pair, Veil } from './pairs.ts';

/** The panel's colour pairs besides those of the website; its colours are fixed, so they are measured once. */
export const panelPairs: readonly Pair[] = [{ text: 'paper', ground: 'text', least: 4.5 }];

/** Quiet words in a plain button, and words on the ruled ground of the login page. */
export const panelVeils: readonly Veil[] = [
  { text: 'textQuiet', veil: 'text', percent: 12, ground: 'paper', least: 4.5 },
  { text: 'onInkAccent', veil: 'onInk', percent: 4, ground: 'ink', least: 4.5 },
];
