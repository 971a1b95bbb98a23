import type { BulkAct, BulkDone, NewPlace } from '@vitrin/contract/fields';
import type { ListQuery } from '@vitrin/contract/endpoint';
import type { ListedImage } from '@vitrin/contract/kinds/pictureList';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { Collection, Item } from '../collection.ts';
import type { MockState } from '../state.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import { keepFile, keepPdf } from './images.ts';

type ById = { params: { id: string } };
type ListedById = { params: { id: string; imageId: string } };

/** The panel's operations on the entries of every kind. */
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

/** Creating and reading entries that consist of fields. */
export const fieldAnswers = <T extends Item>(entries: Collection<T>) => ({
  create: ({ body }: { body: object }) => entries.add(body),
  read: ({ params, token }: ById & { token: string | undefined }) => entries.seen(params.id, token),
});

/** The calls that set the order of a kind. */
export const placeAnswers = <T extends Item>(entries: Collection<T>) => ({
  reorder: ({ body }: { body: { items: readonly { id: string; displayOrder: number }[] } }) =>
    entries.reorder(body.items),
  move: ({ params, body }: ById & { body: NewPlace }) => entries.move(params.id, body),
});

/** All calls for entries that consist of nothing but fields and a position. */
export const placedAnswers = <T extends Item>(entries: Collection<T>) => ({
  list: entries.active,
  ...entryAnswers(entries),
  ...fieldAnswers(entries),
  ...placeAnswers(entries),
});

/** The picture calls of a kind whose entries have a single picture. */
export const pictureAnswers = <T extends Item>(entries: Collection<T>, state: MockState) => ({
  uploadImage: ({ params: { id }, file }: ById & { file: File }) => {
    entries.find(id);
    return entries.patch(id, { image: keepFile(state, file) });
  },
  removeImage: ({ params }: ById) => entries.patch(params.id, { image: null }),
});

/** How to read and write the pictures of entries that have several. */
export type PictureLists<T> = {
  of: (entry: T) => readonly ListedImage[];
  show: (id: string, images: readonly ListedImage[]) => T;
};

/** Adds a picture to a list, first or last. Throws 409 if the list is full. */
export function withListed(
  images: readonly ListedImage[],
  added: ListedImage,
  first: boolean,
): readonly ListedImage[] {
  const others = images.filter(({ id }) => id !== added.id);
  if (others.length >= limits.listedPictures)
    throw new MockFailure(409, refusals.tooManyPictures(limits.listedPictures));
  return first ? [added, ...others] : [...others, added];
}

/** The picture calls of a kind whose entries have several pictures. */
export const pictureListAnswers = <T extends Item>(
  entries: Collection<T>,
  { of, show }: PictureLists<T>,
  state: MockState,
) => {
  function split(id: string, imageId: string) {
    const images = of(entries.find(id));
    const chosen = images.filter((image) => image.id === imageId);
    if (chosen.length === 0) throw missing('Image');
    return { chosen, others: images.filter((image) => image.id !== imageId) };
  }
  return {
    add: ({
      params: { id },
      query,
      file,
    }: ById & { query?: { main?: string | undefined } | undefined; file: File }) =>
      show(id, withListed(of(entries.find(id)), keepFile(state, file), query?.main === 'true')),
    makeMain: ({ params: { id, imageId } }: ListedById) => {
      const { chosen, others } = split(id, imageId);
      return show(id, [...chosen, ...others]);
    },
    remove: ({ params: { id, imageId } }: ListedById) => show(id, split(id, imageId).others),
    order: ({
      params: { id },
      body,
    }: ById & { body: { items: readonly { id: string; displayOrder: number }[] } }) => {
      const images = of(entries.find(id));
      for (const item of body.items) split(id, item.id);
      const place = new Map(body.items.map((item) => [item.id, item.displayOrder]));
      const placeOf = (image: ListedImage): number => place.get(image.id) ?? images.length;
      return show(
        id,
        images.toSorted((a, b) => placeOf(a) - placeOf(b)),
      );
    },
  };
};

/** The PDF calls of a kind whose entries may have a PDF. */
export const pdfAnswers = <T extends Item>(entries: Collection<T>, state: MockState) => ({
  uploadPdf: ({ params: { id }, file }: ById & { file: File }) => {
    entries.find(id);
    return entries.patch(id, { pdf: keepPdf(state, file) });
  },
  removePdf: ({ params }: ById) => entries.patch(params.id, { pdf: null }),
});
