/** Ids of the elements that carry the parts. */
export const partIds = {
  theme: 'theme',
  styles: 'styles',
  first: 'first',
  start: 'start',
  data: 'page-data',
  origin: 'origin',
} as const;
