/**
 * The panel's breakpoints: one column with a drawer, icons without labels, the same without phones, the sidebar as a rail,
 * touch instead of a mouse.
 */
export const panelMedia = {
  phone: '(max-width: 760px)',
  beyondPhone: '(min-width: 761px)',
  slim: '(max-width: 900px)',
  small: '(min-width: 761px) and (max-width: 900px)',
  /** Fields and preview of a form are shown one at a time. */
  turns: '(max-width: 960px)',
  narrow: '(max-width: 1180px)',
  wide: '(min-width: 1181px)',
  touch: '(max-width: 760px), (pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

/** Within a page whose sidebar was widened: there the room of `slim` is left up to this width. */
export const besideSidebar = '[data-sidebar="wide"] &';
export const slimBesideSidebar = '(min-width: 761px) and (max-width: 1076px)';
