import { limits } from '@vitrin/contract/limits';
import { isLayerEntry } from '@vitrin/ui/elements/Link/layerHistory';
import type { ListMore } from '@vitrin/ui/site/GrowingList';
import { use, useEffect, useRef, useState } from 'react';
import type { Join, ListPart } from './listPart.ts';
import { PageContext } from './navigation/page.ts';
import { usePlace } from './navigation/place.ts';

/** The data of a page that shows a list. */
type ListData<Items> = { list: ListPart<Items> };

/**
 * Shows the next page of the list below the current ones: through the page's own loader, so that its filters apply. The
 * address then contains all of the pages, for a reload and for going back.
 */
export function useMore<Items>({ list }: ListData<Items>, join: Join<Items>): ListMore | undefined {
  const { search } = usePlace().location;
  const { readList, growList } = useListReader<Items>();
  const [status, setStatus] = useState<ListMore['status']>('ready');
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      controller.abort();
      setStatus('ready');
    };
    // Another search in the same page ends what this one was loading.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [search]);

  const { of, page, last } = list;
  if (last - page + 1 >= limits.grownPages) return undefined;

  const listAt = async (query: string) => {
    try {
      return await (await readList(query))?.list.of;
    } catch {
      // The code that loads pages could not be loaded itself.
      return undefined;
    }
  };

  const read = async (): Promise<void> => {
    const { signal } = leaving.current ?? new AbortController();
    setStatus('loading');
    const [shown, more] = await Promise.all([of, listAt(withPages(search, last + 1))]);
    await belowLayers(signal);
    if (signal.aborted) return;
    if (!shown.ok || more?.ok !== true) {
      setStatus('failed');
      return;
    }
    const { total } = more.data;
    const items = join([shown.data.items, more.data.items]);
    const grown = { ...list, of: { ok: true, data: { items, total } } as const, last: last + 1 };
    growList(grown, withPages(search, page, last + 1));
    setStatus('ready');
  };
  return { status, onMore: () => void read() };
}

/** Loads the same page at another query, and shows it with a longer list under that query. */
type ListReader<Items> = {
  readList: (search: string) => Promise<ListData<Items> | undefined>;
  growList: (list: ListPart<Items>, search: string) => void;
};

function useListReader<Items>(): ListReader<Items>;
function useListReader(): unknown {
  const { data, readAt, show } = use(PageContext);
  return {
    readList: readAt,
    growList: (list: unknown, search: string) => show({ ...Object(data), list }, search),
  };
}

/** The query of an address with other pages of its list. */
function withPages(search: string, first: number, last = first): string {
  const query = new URLSearchParams(search);
  query.set('sayfa', first === last ? String(first) : `${first}-${last}`);
  return `?${query}`;
}

/**
 * Waits while an overlay covers the page, since the history entry is then not the page's own. After a reload or Forward
 * the entry is there without its overlay, and there is nothing to wait for.
 */
const belowLayers = async (signal: AbortSignal): Promise<void> =>
  isLayerEntry(window) && document.querySelector('dialog[open]') !== null
    ? new Promise((done) => {
        window.addEventListener('popstate', () => done(), { once: true, signal });
      })
    : undefined;
