import type { ListQuery, PartQuery } from '@vitrin/contract/endpoints';
import type { BulkAct, NewPlace } from '@vitrin/contract/fields';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../auth/sessions.ts';
import { repeatKeyOf } from '../http/input/repeatKeyOf.ts';
import { success } from '../http/answers/sendAnswer.ts';
import type { Api } from '../http/serve.ts';
import type { ReceivedFile } from '../http/input/upload.ts';
import type { Media } from '../media/openMedia.ts';
import type { ContentKind, WithPictureList, Switched, WrittenKind } from './contentKind.ts';
import { answerOf, listAsked, listShown, readEntry, requireRow } from './contentReads.ts';
import {
  type Allow,
  actOnMany,
  changeEntry,
  createEntry,
  removeEntry,
  toggleEntry,
} from './contentWrites.ts';
import { addingOnce } from './addingOnce.ts';
import { withChangedPictures } from './changedPictures.ts';
import { putPdf, putPicture, removePdf, removePicture, storeUpload } from './entryPicture.ts';
import { addListed, listedIds, makeFirst, removeListed, reorderListed } from './entryPictureLists.ts';
import { authorOf } from '../history/keepVersion.ts';
import { deletionBy } from '../trash/deletionBy.ts';
import { moveEntry } from './moveEntry.ts';
import { reorderEntries } from './places.ts';
import type { Writer } from '../store/openStore.ts';
import type { ContentTable, OrderedTable, PdfTable, PicturedTable } from '../store/schema.ts';

/** Which entries a viewer may write; undefined for all of them. */
type Allowing<Table extends ContentTable> = (viewer: Viewer) => Allow<Table> | undefined;

const allowAll = () => undefined;

type ById = { params: { id: string } };
type ListedById = { params: { id: string; imageId: string } };

/** The panel's handlers for the entries of every kind. */
export const entryHandlers = <
  Table extends ContentTable,
  Answer,
  Draft extends Switched,
  Change extends Switched,
  Summary,
>(
  kind: WrittenKind<Table, Answer, Draft, Change, Summary>,
  { store, clock }: Api,
  allowing: Allowing<Table> = allowAll,
) => ({
  listAll: ({ query }: { query: ListQuery }) => listAsked(kind, store, query),
  read: ({ params, viewer }: ById & { viewer: Viewer | null }) =>
    readEntry(kind, store.read, params.id, viewer),
  create: ({ body, viewer, request }: { body: Draft; viewer: Viewer; request: FastifyRequest }) =>
    createEntry(
      kind,
      store,
      body,
      {
        now: clock.now(),
        author: viewer.user.fullName,
        id: repeatKeyOf(request),
        by: authorOf(viewer, clock),
      },
      allowing(viewer),
    ),
  update: ({ params, body, viewer }: ById & { body: Change; viewer: Viewer }) =>
    changeEntry(kind, { store, by: authorOf(viewer, clock), allow: allowing(viewer) }, params.id, body),
  toggle: ({ params, viewer }: ById & { viewer: Viewer }) =>
    toggleEntry(kind, { store, by: authorOf(viewer, clock) }, params.id),
  remove: async ({ params, viewer }: ById & { viewer: Viewer }) => {
    await removeEntry(kind, store, params.id, deletionBy(viewer, clock), allowing(viewer));
    return success;
  },
  bulk: ({ body, viewer }: { body: BulkAct; viewer: Viewer }) =>
    actOnMany(kind, store, body, authorOf(viewer, clock)),
});

/** The handlers for lists of entries with an order. */
export const placeHandlers = <Table extends OrderedTable, Answer, Summary>(
  kind: ContentKind<Table, Answer, Summary>,
  { store, clock }: Api,
) => ({
  list: ({ query }: { query: PartQuery }) => listShown(kind, store.read, query),
  reorder: ({
    body,
    viewer,
  }: {
    body: { items: readonly { id: string; displayOrder: number }[] };
    viewer: Viewer;
  }) => reorderEntries(kind, { store, by: authorOf(viewer, clock) }, body.items),
  move: ({ params, body, viewer }: ById & { body: NewPlace; viewer: Viewer }) =>
    moveEntry(kind, { store, by: authorOf(viewer, clock) }, params.id, body),
});

/** The calls about the picture of a kind whose entries have one: to put another in its place, and to remove it. */
export const pictureHandlers = <Table extends PicturedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  { store, clock }: Api,
  media: Media,
  allowing: Allowing<Table> = allowAll,
) => ({
  uploadImage: ({ params, file, viewer }: ById & { file: ReceivedFile; viewer: Viewer }) =>
    putPicture(
      kind,
      { store, media, clock, by: authorOf(viewer, clock), allow: allowing(viewer) },
      params.id,
      file,
    ),
  removeImage: ({ params, viewer }: ById & { viewer: Viewer }) =>
    removePicture(kind, { store, by: authorOf(viewer, clock), allow: allowing(viewer) }, params.id),
});

/** The handlers for the picture lists of entries. */
export const pictureListHandlers = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer> & WithPictureList,
  { store, clock }: Api,
  media: Media,
) => {
  const { table } = kind.pictureList;
  const change = (id: string, viewer: Viewer, work: (writer: Writer) => Promise<void>) =>
    store.write((writer) => withChangedPictures(kind, writer, authorOf(viewer, clock), id, work));
  return {
    add: async ({
      params: { id },
      query,
      file,
      request,
      viewer,
    }: ById & {
      query?: { main?: 'true' | 'false' | undefined } | undefined;
      file: ReceivedFile;
      request: FastifyRequest;
      viewer: Viewer;
    }) => {
      const row = await requireRow(kind, store.read, id);
      const key = repeatKeyOf(request);
      const find = async () =>
        key !== undefined && (await listedIds(store.read, table, id)).includes(key)
          ? answerOf(kind, store.read, row)
          : undefined;
      const first = query?.main === 'true';
      const add = (newId?: string) =>
        storeUpload(
          { store, media, clock },
          file,
          (writer, { id: pictureId }) =>
            withChangedPictures(kind, writer, authorOf(viewer, clock), id, () =>
              addListed(writer, table, id, { pictureId, first }),
            ),
          newId,
        );
      return addingOnce(
        find,
        () => add(key),
        // The first one was removed meanwhile, or belongs to another entry.
        () => add(),
      );
    },
    makeMain: ({ params: { id, imageId }, viewer }: ListedById & { viewer: Viewer }) =>
      change(id, viewer, (writer) => makeFirst(writer, table, id, imageId)),
    remove: ({ params: { id, imageId }, viewer }: ListedById & { viewer: Viewer }) =>
      change(id, viewer, (writer) => removeListed(writer, table, id, imageId)),
    order: ({
      params: { id },
      body,
      viewer,
    }: ById & { body: { items: readonly { id: string; displayOrder: number }[] }; viewer: Viewer }) =>
      change(id, viewer, (writer) => reorderListed(writer, table, id, body.items)),
  };
};

/** The same calls about the PDF of a kind whose entries may have one. */
export const pdfHandlers = <Table extends PdfTable, Answer>(
  kind: ContentKind<Table, Answer>,
  { store, clock }: Api,
  media: Media,
) => ({
  uploadPdf: ({ params, file, viewer }: ById & { file: ReceivedFile; viewer: Viewer }) =>
    putPdf(kind, { store, media, clock, by: authorOf(viewer, clock) }, params.id, file),
  removePdf: ({ params, viewer }: ById & { viewer: Viewer }) =>
    removePdf(kind, { store, by: authorOf(viewer, clock) }, params.id),
});
