import type { NewPlace } from '@vitrin/contract/fields';
import type { ListQuery } from '@vitrin/contract/endpoint';
import { isActive } from '@vitrin/contract/entries/isActive';
import { pagePart } from '@vitrin/contract/entries/cutPage';
import { searchRank, searchText, searchWords } from '@vitrin/contract/search/search';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { TrashKind } from '@vitrin/contract/history/trash';
import { turkishCollator } from '@vitrin/contract/text/turkish';
import type { z } from 'zod';
import { ListAnswer } from './listAnswer.ts';
import { MockFailure, missing } from './mockFailure.ts';

/** The optional fields that items of a collection have in common. */
export type Item = {
  id: string;
  active?: boolean | undefined;
  status?: string | undefined;
  displayOrder?: number | undefined;
  updatedAt?: string | undefined;
};

/** Generates unique numbers, and timestamps later than all earlier ones. */
export type Ticks = { next: () => number; now: () => string };

/** Where deleted items go; `back` restores one to its place, at another path if one is given. */
export type Bin = {
  put: (kind: TrashKind, item: Item, back: (path: string | undefined) => void) => void;
};

/** The items of a kind, with what every kind can do. Calls for an id that does not exist throw 404. */
export type Collection<T extends Item> = {
  /** All items, or those that visitors see, in order. */
  all: () => T[];
  active: () => T[];
  /** The list that the panel requests, of all items or of those that `among` accepts. 400 for an unknown sort field. */
  listed: (query: ListQuery, among?: (item: T) => boolean) => ListAnswer<T>;
  find: (id: string) => T;
  /** As `find`, but an inactive item is found with a token only. */
  seen: (id: string, token: string | undefined) => T;
  add: (fields: object) => T;
  /** Updates fields and `updatedAt`; 409 if the change was made from an outdated state. */
  change: (id: string, change: object & Pick<Item, 'active' | 'status' | 'updatedAt'>) => T;
  /** Changes fields that no form guards, such as a picture. */
  patch: (id: string, fields: object) => T;
  toggle: (id: string) => T;
  remove: (id: string) => { success: true };
  /** Removes an item permanently. */
  forget: (id: string) => void;
  /** Replaces all items. */
  replace: (items: readonly T[]) => void;
  reorder: (items: readonly { id: string; displayOrder: number }[]) => T[];
  /** Moves an item; 409 if the item that it should be next to does not exist. */
  move: (id: string, to: NewPlace) => T;
};

/** How errors name a kind, what its items look like, and their order. */
export type Kind<T> = {
  name: string;
  /** The kind's name in the trash. */
  kind: TrashKind;
  schema: z.ZodType<T>;
  order?: (a: T, b: T) => number;
};

/** A collection with some initial items. */
export function createCollection<T extends Item>(
  { name, kind, schema, order = byDisplayOrder }: Kind<T>,
  seed: readonly T[],
  { next, now, put }: Ticks & Bin,
): Collection<T> {
  let items = [...seed];
  const all = () => items.toSorted(order);
  const active = () => all().filter(isActive);

  function find(id: string): T {
    const found = items.find((item) => item.id === id);
    if (found === undefined) throw missing(name);
    return found;
  }

  function patch(id: string, fields: object): T {
    const changed = schema.parse({ ...find(id), ...fields });
    items = items.map((item) => (item.id === id ? changed : item));
    return changed;
  }

  /** Throws 409 if the path that an item is restored to has been taken in the meantime. */
  function refuseTaken(item: T, other: string | undefined): void {
    const isTaken = (path: string) => items.some((each) => pathIn(each) === path);
    const path = other ?? pathIn(item);
    if (path === undefined || path === '' || !isTaken(path)) return;
    let number = 2;
    while (isTaken(`${path}-${number}`)) number += 1;
    const message = refusals.trashPathTaken();
    throw new MockFailure(409, message, { errors: { path: message }, path, free: `${path}-${number}` });
  }

  const setActive = (id: string, isOn: boolean, fields: object = {}): T =>
    patch(id, { ...fields, active: isOn, status: isOn ? 'active' : 'inactive', updatedAt: now() });

  return {
    all,
    active,
    listed: (query, among = () => true) => {
      const { q, active: isOn } = query;
      const asked = all().filter((item) => isOn === undefined || isActive(item) === (isOn === 'true'));
      const found = sorted(searched(asked.filter(among), q), query.sort);
      const { offset, limit } = pagePart(query) ?? { offset: 0, limit: found.length };
      return new ListAnswer(found.slice(offset, offset + limit), found.length);
    },
    find,
    forget: (id) => {
      items = items.filter((item) => item.id !== id);
    },
    seen: (id, token) => {
      const found = find(id);
      if (!isActive(found) && token === undefined) throw missing(name);
      return found;
    },
    add: (fields) => {
      const time = now();
      const added = schema.parse({
        image: null,
        furtherImages: [],
        pdf: null,
        project: null,
        createdAt: time,
        updatedAt: time,
        displayOrder: Math.max(0, ...items.map((item) => item.displayOrder ?? 0)) + 1,
        ...fields,
        ...inStep(fields),
        id: `${name.toLowerCase()}-new-${next()}`,
      });
      items.push(added);
      return added;
    },
    change: (id, { status, updatedAt, ...fields }) => {
      const old = find(id);
      if (updatedAt !== undefined && updatedAt < (old.updatedAt ?? '')) {
        const message = `Somebody else saved this ${name.toLowerCase()} in the meantime`;
        throw new MockFailure(409, message, { current: old, updatedAt: old.updatedAt });
      }
      const isOn = fields.active ?? (status === undefined ? isActive(old) : status === 'active');
      return setActive(id, isOn, fields);
    },
    patch,
    toggle: (id) => setActive(id, !isActive(find(id))),
    remove: (id) => {
      const gone = find(id);
      items = items.filter((item) => item.id !== id);
      put(kind, gone, (path) => {
        refuseTaken(gone, path);
        items.push(path === undefined ? gone : schema.parse({ ...gone, path }));
      });
      return { success: true };
    },
    replace: (others) => {
      items = [...others];
    },
    reorder: (places) => {
      for (const { id } of places) find(id);
      for (const { id, displayOrder } of places) patch(id, { displayOrder });
      return all();
    },
    move: (id, { before, after, place = 1, without = [] }) => {
      find(id);
      const others = all().filter((item) => item.id !== id);
      const beside = before ?? after;
      if (beside !== undefined && beside !== id && !others.some((item) => item.id === beside)) {
        throw new MockFailure(409, `The ${name.toLowerCase()} beside which it should stand is gone`);
      }
      const counted = others.filter((item) => !without.includes(item.id));
      const following = before ?? (after === undefined ? counted[place - 1]?.id : undefined);
      const at = others.findIndex((item) => item.id === (following ?? after));
      const index = at < 0 ? others.length : after === undefined ? at : at + 1;
      const displayOrder = placeBetween(others[index - 1]?.displayOrder, others[index]?.displayOrder);
      if (beside !== id) patch(id, { displayOrder });
      return find(id);
    },
  };
}

/** A position between two others, one of which is missing at either end of the list. */
const placeBetween = (previous = 0, next = Math.floor(previous) + 2): number => (previous + next) / 2;

/** Keeps `active` and its older equivalent `status` consistent. */
function inStep(fields: { active?: boolean; status?: string }): object {
  const isOn = isActive(fields);
  return { active: isOn, status: isOn ? 'active' : 'inactive' };
}

/** The items that contain every word of a search, best matches first. */
function searched<T extends Item>(items: T[], q = ''): T[] {
  const words = searchWords(q);
  if (words.length === 0) return items;
  const ranks = new Map(items.map((item) => [item, searchRank(textOf(item), words)]));
  const found = items.filter((item) => ranks.get(item) !== undefined);
  return found.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

function textOf(item: Item): string {
  const title = 'name' in item ? item.name : 'title' in item ? item.title : '';
  return searchText(String(title), [JSON.stringify(Object.values(item))]);
}

/** Sorts items by a field, texts in Turkish dictionary order; without a field, their order is unchanged. */
function sorted<T extends Item>(items: T[], sort: string | undefined): T[] {
  if (sort === undefined) return items;
  const field = sort.replace(/^-/, '');
  const valueOf = (item: T): unknown => new Map<string, unknown>(Object.entries(item)).get(field);
  if (items.length > 0 && items.every((item) => !Object.hasOwn(item, field))) {
    const message = `Cannot sort by "${field}"`;
    throw new MockFailure(400, 'Some fields are not valid', { errors: { sort: message } });
  }
  const inOrder = items.toSorted((a, b) => compare(valueOf(a), valueOf(b)));
  return sort.startsWith('-') ? inOrder.toReversed() : inOrder;
}

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : turkishCollator.compare(String(a), String(b));

const pathIn = (item: Item): string | undefined =>
  'path' in item && typeof item.path === 'string' ? item.path : undefined;

const byDisplayOrder = (a: Item, b: Item): number => (a.displayOrder ?? 0) - (b.displayOrder ?? 0);
