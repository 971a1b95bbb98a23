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
  /** A window so low that only a form's buttons stay in view: a phone held sideways, or a page at a high zoom. */
  low: '(max-height: 480px)',
  /**
   * A window in which not even these stay in view: on two lines, or in the lowest windows, they would cover a third of
   * it.
   */
  lowest: '(max-height: 480px) and (max-width: 559px), (max-height: 239px)',
  touch: '(max-width: 760px), (pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

/** Within a page whose sidebar was widened, which has the room of `slim` up to the width of `slimBesideSidebar`. */
export const besideSidebar = '[data-sidebar="wide"] &';
export const slimBesideSidebar = '(min-width: 761px) and (max-width: 1076px)';
