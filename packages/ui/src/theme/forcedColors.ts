/** Matches if the browser replaces all colours by a few of the visitor's own, as in the contrast themes of Windows. */
export const forcedColors = '(forced-colors: active)';

/**
 * The look of something selected or switched on in those colours; the browser would otherwise put a plain background
 * behind its text.
 */
export const chosenInForcedColors = {
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
