/** The data of a form about an entry's path. */
type Following = { isNew: boolean; path: string; before: string; title: string };

/**
 * The path of a new entry while its title is being typed; undefined if it was edited by hand, or the entry is stored
 * already.
 */
export const followedPath = (
  { isNew, path, before, title }: Following,
  pathOf: (title: string) => string,
): string | undefined => (isNew && path === pathOf(before) ? pathOf(title) : undefined);
