/** Where the browser replaces all colours by a few of the visitor's own, as in the contrast themes of Windows. */
export const forcedColors = '(forced-colors: active)';

/** Something chosen or on, in those colours. The browser would otherwise put a plain ground behind its text. */
export const chosenInForcedColors = {
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
