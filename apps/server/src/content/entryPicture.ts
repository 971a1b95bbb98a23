import type { Clock } from '../clock.ts';
import { keepEntryVersion, stateOf } from '../history/entryVersion.ts';
import type { Author } from '../history/keepVersion.ts';
import { titleFromFileName } from '../gallery/titleFromFileName.ts';
import type { ReceivedFile } from '../http/input/upload.ts';
import type { Media } from '../media/openMedia.ts';
import { keepNamedBy } from '../library/keepNamed.ts';
import { addPicture, dropPicture } from '../media/pictures.ts';
import type { Store, Writer } from '../store/openStore.ts';
import {
  type ContentTable,
  type PdfTable,
  pdfIdOf,
  type PicturedTable,
  type PictureRow,
  type Tables,
} from '../store/schema.ts';
import type { ContentKind } from './contentKind.ts';
import { answerOf, requireRow } from './contentReads.ts';
import { type Allow, lockRow } from './contentWrites.ts';

/** What turning an upload into the picture of an entry needs. */
export type PictureTools = { store: Store; media: Media; clock: Clock };

type Writing<Table extends ContentTable> = { by: Author; allow?: Allow<Table> | undefined };

/** Stores an uploaded file, adds its row and runs `use` in the same transaction; the id may be given. */
export async function storeUpload<T>(
  { store, media, clock }: PictureTools,
  file: ReceivedFile,
  use: (writer: Writer, picture: PictureRow) => Promise<T>,
  id?: string,
): Promise<T> {
  const prepared = await media.receive(file.path);
  const answer = await store.write(async (writer) =>
    use(writer, await addPicture(writer, prepared, { alt: '', now: clock.now(), id })),
  );
  media.wake();
  return answer;
}

/** Makes an uploaded file the picture of an entry. Throws 404, and if `allow` does, before the file is read. */
export async function putPicture<Table extends PicturedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  tools: PictureTools & Writing<Table>,
  id: string,
  file: ReceivedFile,
): Promise<Answer> {
  const row = await requireRow(kind, tools.store.read, id);
  tools.allow?.(row);
  return storeUpload(tools, file, (writer, picture) => setPicture(kind, writer, tools, id, picture.id));
}

/** Removes the picture of an entry. Throws 404. */
export const removePicture = <Table extends PicturedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  tools: { store: Store } & Writing<Table>,
  id: string,
): Promise<Answer> => tools.store.write((writer) => setPicture(kind, writer, tools, id, null));

/**
 * Makes a stored picture that of an entry, or removes it. `updatedAt` stays, since it guards the fields of a form and
 * the picture is not among them. Throws 404, and if `allow` does.
 */
export async function setPicture<Table extends PicturedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  { by, allow }: Writing<Table>,
  id: string,
  pictureId: string | null,
): Promise<Answer> {
  const stored = await lockRow(kind, writer, id);
  allow?.(stored);
  const row = { ...stored, pictureId };
  await writer.updateTable<PicturedTable>(kind.table).set({ pictureId }).where('id', '=', id).execute();
  await kind.afterWrite?.(writer, row, stored);
  return letGo(kind, writer, { stored, row, by }, stored.pictureId);
}

/** Makes an uploaded PDF that of an entry. Throws 404 before the file is read. */
export async function putPdf<Table extends PdfTable, Answer>(
  kind: ContentKind<Table, Answer>,
  tools: PictureTools & Writing<Table>,
  id: string,
  file: ReceivedFile,
): Promise<Answer> {
  const { store, media, clock } = tools;
  await requireRow(kind, store.read, id);
  const prepared = await media.receivePdf(file.path);
  const title = titleFromFileName(file.name);
  return store.write(async (writer) => {
    const { id: pdfId } = await addPicture(writer, prepared, { alt: '', title, now: clock.now() });
    return setPdf(kind, writer, tools, id, pdfId);
  });
}

/** Removes the PDF of an entry. Throws 404. */
export const removePdf = <Table extends PdfTable, Answer>(
  kind: ContentKind<Table, Answer>,
  tools: { store: Store } & Writing<Table>,
  id: string,
): Promise<Answer> => tools.store.write((writer) => setPdf(kind, writer, tools, id, null));

/** Makes a stored PDF that of an entry, or removes it, as `setPicture` does with pictures. */
export async function setPdf<Table extends PdfTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  { by }: Writing<Table>,
  id: string,
  pdfId: string | null,
): Promise<Answer> {
  const stored = await lockRow(kind, writer, id);
  await writer.updateTable<PdfTable>(kind.table).set({ pdfId }).where('id', '=', id).execute();
  return letGo(kind, writer, { stored, row: { ...stored, pdfId }, by }, pdfIdOf(stored));
}

/** Keeps the version of an entry with its new file, releases the former file, and returns the entry. */
async function letGo<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  { stored, row, by }: { stored: Tables[Table]; row: Tables[Table]; by: Author },
  former: string | null,
): Promise<Answer> {
  const before = await stateOf(kind, writer, stored);
  // The previous version still holds the former file.
  await keepEntryVersion(kind, writer, { before, row }, { by });
  const shown = (await stateOf(kind, writer, row)).content.pictures;
  if (former !== null && !shown.some(({ id }) => id === former)) {
    // A text may still show what was the entry's own.
    await keepNamedBy(writer, row, { table: kind.table, id: row.id });
    await dropPicture(writer, former);
  }
  return answerOf(kind, writer, row);
}
