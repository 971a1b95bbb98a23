/** What a form knows of an entry's path. */
type Following = { isNew: boolean; path: string; before: string; title: string };

/**
 * The path of a new entry as its title is typed; undefined where it has been edited by hand, or is that of an entry that
 * is stored already.
 */
export const followedPath = (
  { isNew, path, before, title }: Following,
  pathOf: (title: string) => string,
): string | undefined => (isNew && path === pathOf(before) ? pathOf(title) : undefined);
