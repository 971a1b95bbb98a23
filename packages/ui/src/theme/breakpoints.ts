/** The breakpoints of layouts, as `min-width` media queries. */
export const from = {
  phone: '(min-width: 560px)',
  tablet: '(min-width: 720px)',
  desktop: '(min-width: 1024px)',
} as const;

/** The same breakpoints as `max-width` media queries. */
export const below = {
  phone: '(max-width: 559.98px)',
  tablet: '(max-width: 719.98px)',
  desktop: '(max-width: 1023.98px)',
} as const;
