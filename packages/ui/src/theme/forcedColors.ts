import { vars } from './contract.css.ts';

/** Where the browser replaces all colours by a few of the visitor's own, as in the contrast themes of Windows. */
export const forcedColors = '(forced-colors: active)';

/** For what keeps its own colours there: the mark of the focus is beside it, on a ground of the visitor's. */
export const focusInForcedColors = { [vars.color.focus]: 'CanvasText' };

/** Something chosen or on, in those colours. The browser would otherwise put a plain ground behind its text. */
export const chosenInForcedColors = {
  vars: focusInForcedColors,
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
