import { z } from 'zod';
import { define, done, type Endpoint, type Method, partQuery, sortedQuery, type Sorts } from '../endpoint.ts';
import { bulkAct, bulkDone, newOrder, newPlace, newPlaces } from '../fields.ts';
import { id, idParams } from '../id.ts';
import { exactText } from '../text/text.ts';
import type { KindFacts } from './defineKind.ts';
import type { Fields } from './field.ts';
import type { PictureList } from './pictureList.ts';

type Path = Endpoint['path'];
type Answered<Summary extends z.ZodType> = KindFacts & {
  readonly record: z.ZodObject;
  readonly summary: Summary;
  readonly sorts: Sorts;
};
type Kept<Record extends z.ZodObject> = KindFacts & { readonly record: Record };
type Placed<
  Record extends z.ZodObject,
  Draft extends z.ZodType,
  Change extends z.ZodType,
> = Answered<Record> & {
  readonly record: Record;
  readonly draft: Draft;
  readonly change: Change;
  readonly fields: Fields;
};

/** The entries that visitors see, all of them. */
export const list = <Summary extends z.ZodType>(kind: Answered<Summary>, path: Path) =>
  define({
    method: 'GET',
    path,
    access: 'public',
    tag: kind.tag,
    summary: `The active ${kind.many}, ${orderOf(kind)}`,
    query: partQuery,
    answer: z.array(kind.summary),
  });

/** The panel's list. */
export const listAll = <Summary extends z.ZodType>(kind: Answered<Summary>, path: Path) =>
  define({
    method: 'GET',
    path,
    access: 'editor',
    tag: kind.tag,
    summary: `All ${kind.many}, ${orderOf(kind)}`,
    query: sortedQuery(kind.sorts),
    answer: z.array(kind.summary),
  });

/**
 * Adds an entry; `example` is an entry for the API's reference, from which the examples of the other calls are derived.
 */
export const create = <Record extends z.ZodObject, Draft extends z.ZodType>(
  kind: Kept<Record> & { readonly draft: Draft; readonly change: z.ZodType; readonly fields: Fields },
  path: Path,
  example?: z.input<Draft>,
) =>
  define({
    method: 'POST',
    path,
    access: 'editor',
    tag: kind.tag,
    summary: `Adds ${kind.one}`,
    body: kind.draft,
    answer: kind.record,
    errors: clashesOf(kind),
    kind,
    ...(example !== undefined && { example }),
  });

/** One entry by its id. */
export const read = <Record extends z.ZodObject>(kind: Kept<Record>, path: Path) =>
  define({
    method: 'GET',
    path,
    access: 'public',
    tag: kind.tag,
    summary: `${upperFirst(kind.one.replace(/^an? /, 'one '))}; an inactive one only with a token`,
    params: idParams,
    answer: kind.record,
  });

/** The visible entry at an address; `also` says what else leads there. */
export const byPath = <Record extends z.ZodObject>(kind: Kept<Record>, path: Path, also = '') =>
  define({
    method: 'GET',
    path,
    access: 'public',
    tag: kind.tag,
    summary: `The active ${kind.one.replace(/^an? /, '')} at a path, or the one that moved from there (its \`path\` then differs)${also}`,
    query: z.object({ path: exactText(400).min(1) }),
    answer: kind.record,
    errors: [404],
  });

/** Changes the given fields of an entry. */
export const update = <Record extends z.ZodObject, Change extends z.ZodType>(
  kind: Kept<Record> & { readonly change: Change },
  path: Path,
) =>
  define({
    method: 'PUT',
    path,
    access: 'editor',
    tag: kind.tag,
    summary: `Changes ${kind.one}; 409 with \`current\` where \`updatedAt\` is older than the stored one`,
    params: idParams,
    body: kind.change,
    answer: kind.record,
    errors: clashesOf(kind),
  });

/** Deletes an entry. */
export const remove = (kind: KindFacts, path: Path) =>
  define({
    method: 'DELETE',
    path,
    access: 'editor',
    tag: kind.tag,
    summary: `Deletes ${kind.one}`,
    params: idParams,
    answer: done,
  });

/** Flips an entry between active and inactive; both verbs do the same (product 8.13), `method` is the one to document. */
export const toggle = <Record extends z.ZodObject>(
  kind: Kept<Record>,
  method: Extract<Method, 'PUT' | 'PATCH'>,
  path: Path,
) =>
  define({
    method,
    also: [method === 'PUT' ? 'PATCH' : 'PUT'],
    path,
    access: 'editor',
    tag: kind.tag,
    summary: `Flips ${kind.one} between active and inactive and answers it`,
    params: idParams,
    answer: kind.record,
  });

/** Switches many entries on or off, or deletes them, in one step. */
export const bulk = (kind: KindFacts, path: Path) =>
  define({
    method: 'POST',
    path,
    access: 'editor',
    tag: kind.tag,
    summary: `Activates, deactivates or deletes ${kind.many}, and answers which of them there were`,
    body: bulkAct,
    answer: bulkDone,
  });

/** Sets the order of the entries. */
export const reorder = <Summary extends z.ZodType>(kind: Answered<Summary>, path: Path) =>
  define({
    method: 'PUT',
    path,
    access: 'editor',
    tag: kind.tag,
    summary: `Sets the order of ${kind.many} in one step`,
    body: newPlaces,
    answer: z.array(kind.summary),
    errors: [404],
  });

/** Gives one entry another place in the order. */
export const move = <Record extends z.ZodObject>(kind: Kept<Record>, path: Path) =>
  define({
    method: 'PUT',
    path,
    access: 'editor',
    tag: kind.tag,
    summary: `Moves ${kind.one} to another place; 409 where the one that it should stand beside is gone`,
    params: idParams,
    body: newPlace,
    answer: kind.record,
    errors: [409],
  });

/** What is done with entries that are fields with a place, below one path: all calls but a list of their own for visitors. */
export const managedEntries = <Record extends z.ZodObject, Draft extends z.ZodType, Change extends z.ZodType>(
  kind: Placed<Record, Draft, Change>,
  path: Path,
  example?: z.input<Draft>,
) => ({
  listAll: listAll(kind, `${path}/admin`),
  create: create(kind, path, example),
  read: read(kind, `${path}/{id}`),
  update: update(kind, `${path}/{id}`),
  remove: remove(kind, `${path}/{id}`),
  bulk: bulk(kind, `${path}/bulk`),
  toggle: toggle(kind, 'PATCH', `${path}/{id}/toggle`),
  reorder: reorder(kind, `${path}/reorder`),
  move: move(kind, `${path}/{id}/place`),
});

/** The same with the list that visitors read. */
export const placedEntries = <Record extends z.ZodObject, Draft extends z.ZodType, Change extends z.ZodType>(
  kind: Placed<Record, Draft, Change>,
  path: Path,
  example: z.input<Draft>,
) => ({ list: list(kind, path), ...managedEntries(kind, path, example) });

/** The one picture of an entry: stored by POST, taken away by DELETE. */
export const picture = <Record extends z.ZodObject>(kind: Kept<Record>, path: Path) => {
  const noun = kind.one.replace(/^an? /, '');
  const shared = { path, access: 'editor', tag: kind.tag, params: idParams, answer: kind.record } as const;
  return {
    uploadImage: define({
      ...shared,
      method: 'POST',
      summary: `Stores a picture and makes it the ${noun}'s`,
      upload: 'file',
    }),
    removeImage: define({
      ...shared,
      method: 'DELETE',
      summary: `Takes the ${noun}'s picture away`,
    }),
  };
};

/**
 * The picture list of an entry: one is added below `path`, removed or made the main one below it by its id, and all of
 * them are put in an `order`.
 */
export const pictureList = <Record extends z.ZodObject>(
  kind: Kept<Record> & { readonly pictureList: PictureList },
  { path, order }: { path: Path; order: Path },
) => {
  const { mainFirst } = kind.pictureList;
  const noun = kind.one.replace(/^an? /, '');
  const one = `${path}/{imageId}` as const;
  const params = z.object({ id, imageId: id });
  const shared = { access: 'editor', tag: kind.tag, answer: kind.record } as const;
  return {
    add: define({
      ...shared,
      method: 'POST',
      path,
      summary: mainFirst
        ? 'Adds a picture; it becomes the main one with `main=true` or as the first'
        : `Adds a further picture to the ${noun}, after the others`,
      params: idParams,
      upload: 'file',
      errors: [409],
    }),
    makeMain: define({
      ...shared,
      method: 'PUT',
      also: ['PATCH'],
      path: one,
      summary: 'Makes a picture the main one',
      params,
    }),
    remove: define({
      ...shared,
      method: 'DELETE',
      path: one,
      summary: mainFirst
        ? 'Takes a picture away; where it was the main one the next takes its place'
        : `Takes a further picture of the ${noun} away`,
      params,
    }),
    order: define({
      ...shared,
      method: 'PUT',
      path: order,
      summary: mainFirst
        ? `Sets the order of a ${noun}'s pictures; the first becomes the main one`
        : `Sets the order of a ${noun}'s further pictures`,
      params: idParams,
      body: newOrder,
    }),
  };
};

/** The single PDF of an entry: stored by POST, removed by DELETE. */
export const entryPdf = <Record extends z.ZodObject>(kind: Kept<Record>, path: Path) => {
  const noun = kind.one.replace(/^an? /, '');
  const shared = { path, access: 'editor', tag: kind.tag, params: idParams, answer: kind.record } as const;
  return {
    uploadPdf: define({
      ...shared,
      method: 'POST',
      summary: `Stores a PDF and makes it the ${noun}'s`,
      upload: 'file',
    }),
    removePdf: define({ ...shared, method: 'DELETE', summary: `Takes the ${noun}'s PDF away` }),
  };
};

const orderOf = ({ record }: { readonly record: z.ZodObject }): string =>
  'displayOrder' in record.shape ? 'in order' : 'newest first';

/** A path belongs to one entry, so a new or changed entry may conflict with another one. */
const clashesOf = ({ record }: { readonly record: z.ZodObject }): readonly 409[] =>
  'path' in record.shape ? [409] : [];

const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
