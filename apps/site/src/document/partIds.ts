/** Ids of the elements that carry the parts. */
export const partIds = {
  theme: 'theme',
  styles: 'styles',
  start: 'start',
  data: 'page-data',
  origin: 'origin',
} as const;
