/** Whether an entry has another path than the one in the address; an API without paths only has ids. */
export const isElsewhere = (entry: { path: string }, asked: string): boolean =>
  entry.path !== '' && entry.path !== asked;
