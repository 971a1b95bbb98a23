/** What a form knows about an entry's path. */
type Following = { isNew: boolean; path: string; before: string; title: string };

/**
 * The path of a new entry while its title is typed; undefined if it was edited by hand, or belongs to a stored entry.
 */
export const followedPath = (
  { isNew, path, before, title }: Following,
  pathOf: (title: string) => string,
): string | undefined => (isNew && path === pathOf(before) ? pathOf(title) : undefined);
