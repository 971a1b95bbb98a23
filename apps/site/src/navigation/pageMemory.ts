import type { ShownPage } from './page.ts';
import { pageKey } from './pageKey.ts';
import type { PageAddress } from './place.ts';

/** Pages that a visitor returns to are available at once, like a browser's own cache; older ones are loaded again. */
const mostPages = 12;

/** The history entry of a page: a document's first one and those of fragment links all have the same key. */
type PageEntry = PageAddress & { key: string };

const nameOf = (entry: PageEntry): string => `${entry.key} ${pageKey(entry)}`;

/** The pages of this visit by their history entries, with their data. */
export function createPageMemory() {
  const kept = new Map<string, ShownPage>();
  return {
    of: (entry: PageEntry): ShownPage | undefined => kept.get(nameOf(entry)),
    /** Keeps a page once its data has loaded, unless some of it failed. */
    async keep(entry: PageEntry, page: ShownPage): Promise<void> {
      const key = nameOf(entry);
      const whole = await wholePage(page);
      kept.delete(key);
      if (whole.failed || !succeeded(whole.data, depth)) return;
      kept.set(key, whole);
      for (const oldest of [...kept.keys()].slice(0, -mostPages)) kept.delete(oldest);
    },
  };
}

/** A page with all its data loaded, so that its first rendering is as tall as its last. */
export const wholePage = async (page: ShownPage): Promise<ShownPage> => ({
  ...page,
  data: await settled(page.data, depth),
});

/** Loaders return calls as properties, or within a list's place. */
const depth = 2;

async function settled(data: unknown, levels: number): Promise<unknown> {
  if (data instanceof Promise || !isRecord(data) || levels === 0) return data;
  const entries = await Promise.all(
    Object.entries(data).map(async ([name, value]) => [name, await settled(value, levels - 1)] as const),
  );
  return Object.fromEntries(entries);
}

function succeeded(data: unknown, levels: number): boolean {
  if (!isRecord(data)) return true;
  if ('ok' in data) return data['ok'] === true;
  return levels === 0 || Object.values(data).every((value) => succeeded(value, levels - 1));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
