import type { BulkAct, BulkDone, NewPlace } from '@vitrin/contract/fields';
import type { ListQuery } from '@vitrin/contract/endpoint';
import type { Collection, Item } from '../collection.ts';
import type { MockState } from '../state.ts';
import { keepFile } from './images.ts';

type ById = { params: { id: string } };

/** What the panel does with the entries of every kind. */
export const entryAnswers = <T extends Item>(entries: Collection<T>) => ({
  listAll: ({ query }: { query: ListQuery }) => entries.listed(query),
  update: ({ params, body }: ById & { body: Parameters<typeof entries.change>[1] }) =>
    entries.change(params.id, body),
  remove: ({ params }: ById) => entries.remove(params.id),
  toggle: ({ params }: ById) => entries.toggle(params.id),
  bulk: ({ body: { act, ids } }: { body: BulkAct }): BulkDone => {
    const known = new Map(entries.all().map((entry) => [entry.id, entry]));
    const done = ids.filter((id) => known.has(id));
    for (const id of done) {
      if (act === 'delete') entries.remove(id);
      else if (known.get(id)?.active !== (act === 'activate')) entries.toggle(id);
    }
    return { done, missing: ids.filter((id) => !known.has(id)) };
  },
});

/** Entries that are made of fields, and read one by one. */
export const fieldAnswers = <T extends Item>(entries: Collection<T>) => ({
  create: ({ body }: { body: object }) => entries.add(body),
  read: ({ params, token }: ById & { token: string | undefined }) => entries.seen(params.id, token),
});

/** The order of entries that have a place. */
export const placeAnswers = <T extends Item>(entries: Collection<T>) => ({
  reorder: ({ body }: { body: { items: readonly { id: string; displayOrder: number }[] } }) =>
    entries.reorder(body.items),
  move: ({ params, body }: ById & { body: NewPlace }) => entries.move(params.id, body),
});

/** All calls about entries that are fields with a place, and nothing more. */
export const placedAnswers = <T extends Item>(entries: Collection<T>) => ({
  list: entries.active,
  ...entryAnswers(entries),
  ...fieldAnswers(entries),
  ...placeAnswers(entries),
});

/** The one picture of entries. */
export const pictureAnswers = <T extends Item>(entries: Collection<T>, state: MockState) => ({
  uploadImage: ({ params: { id }, file }: ById & { file: File }) => {
    entries.find(id);
    return entries.patch(id, { image: keepFile(state, file) });
  },
  removeImage: ({ params }: ById) => entries.patch(params.id, { image: null }),
});
