/** Ids of the elements that contain the parts. */
export const partIds = {
  theme: 'theme',
  styles: 'styles',
  first: 'first',
  start: 'start',
  data: 'page-data',
  origin: 'origin',
} as const;
