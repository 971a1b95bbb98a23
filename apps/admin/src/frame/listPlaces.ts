import type { Location } from 'react-router-dom';

type Address = Pick<Location, 'key' | 'pathname' | 'search'>;

/** Remembers where each list was left, so that a form leads back to the same search, page and row. */
export type ListPlaces = {
  /** To be called with every address that the panel shows. */
  note: (shown: Address) => void;
  /** The address of a list with its last search and page. */
  lastOf: (list: string) => string;
  /** The key of an address's stored scroll position: after a form, that of the previous visit. */
  scrollKeyOf: (address: Address) => string;
};

/** An empty memory of lists. */
export function createListPlaces(): ListPlaces {
  const left = new Map<string, { search: string; scrollKey: string }>();
  const scrollKeys = new Map<string, string>();
  let shown = '';

  function scrollKeyOf({ key, pathname, search }: Address): string {
    const known = scrollKeys.get(key);
    if (known !== undefined) return known;
    const place = left.get(pathname);
    const returns = place?.search === search && shown.startsWith(`${pathname}/`);
    const scrollKey = returns ? place.scrollKey : key;
    scrollKeys.set(key, scrollKey);
    return scrollKey;
  }

  return {
    note: (address) => {
      left.set(address.pathname, { search: address.search, scrollKey: scrollKeyOf(address) });
      shown = address.pathname;
    },
    lastOf: (list) => `${list}${left.get(list)?.search ?? ''}`,
    scrollKeyOf,
  };
}

/** The lists of this panel. */
export const listPlaces = createListPlaces();
