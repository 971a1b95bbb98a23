/** The calls that read a list and flip one of its switches, and the item as it is then. */
type FlippedList<T> = {
  list: (input: { once: boolean }) => Promise<readonly T[]>;
  toggle: (id: string, item: T) => Promise<T>;
  switched: (item: T, active: boolean) => T;
};

/** Calls `act` for all items in parallel and returns the ids of those that failed. */
export async function failures<T extends { id: string }>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
): Promise<string[]> {
  const results = await Promise.allSettled(items.map(act));
  return items.filter((_item, index) => results[index]?.status === 'rejected').map(({ id }) => id);
}

/**
 * Switches these items on a server that can only flip them, and returns the ids of those that failed. The current
 * state is read first, since toggling an item that already has the wanted state would undo it. Without a connection
 * they fail at once.
 */
export async function flipEach<T extends { id: string; active: boolean }>(
  { list, toggle, switched }: FlippedList<T>,
  items: readonly T[],
  onFlipped: (item: T) => void,
): Promise<string[]> {
  if (items.length === 0) return [];
  const reading = list({ once: true }).then(
    (stored) => new Map(stored.map(({ id, active }) => [id, active])),
  );
  return failures(items, async (item) => {
    const wanted = !item.active;
    if ((await reading).get(item.id) === wanted) return;
    onFlipped(await toggle(item.id, switched(item, wanted)));
  });
}
