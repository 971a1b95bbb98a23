import type { Point } from './zoom.ts';

/** The command triggered by a key in a lightbox. */
export type KeyAction =
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'zoom'; to: 'in' | 'out' | 'other' }
  | { kind: 'pan'; by: Point };

/** How far an arrow key pans an enlarged picture, in pixels. */
const step = 80;

const always: Readonly<Record<string, KeyAction>> = {
  '+': { kind: 'zoom', to: 'in' },
  '=': { kind: 'zoom', to: 'in' },
  '-': { kind: 'zoom', to: 'out' },
  '0': { kind: 'zoom', to: 'out' },
  Enter: { kind: 'zoom', to: 'other' },
  PageUp: { kind: 'move', by: -1 },
  PageDown: { kind: 'move', by: 1 },
};

const whole: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { kind: 'move', by: -1 },
  ArrowRight: { kind: 'move', by: 1 },
};

const enlarged: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { kind: 'pan', by: { x: step, y: 0 } },
  ArrowRight: { kind: 'pan', by: { x: -step, y: 0 } },
  ArrowUp: { kind: 'pan', by: { x: 0, y: step } },
  ArrowDown: { kind: 'pan', by: { x: 0, y: -step } },
};

/** The command of a key: arrow keys change the picture, or pan it if it is enlarged. */
export const keyAction = (key: string, zoomed: boolean): KeyAction | undefined =>
  always[key] ?? (zoomed ? enlarged : whole)[key];
