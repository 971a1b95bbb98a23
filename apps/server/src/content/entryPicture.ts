import type { Clock } from '../clock.ts';
import type { ReceivedFile } from '../http/upload.ts';
import type { Media } from '../media/openMedia.ts';
import { addPicture, dropPicture } from '../media/pictures.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { PicturedTable, PictureRow } from '../store/schema.ts';
import type { ContentKind } from './contentKind.ts';
import { answerOf, requireRow } from './contentReads.ts';
import { lockRow } from './contentWrites.ts';

/** What turns an upload into the picture of an entry. */
export type PictureTools = { store: Store; media: Media; clock: Clock };

/** Stores an uploaded file and puts the picture to use in the transaction that adds its row, with an id if given. */
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

/** Makes an uploaded file the picture of an entry. Throws 404 before the file is looked at. */
export async function putPicture<Table extends PicturedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  tools: PictureTools,
  id: string,
  file: ReceivedFile,
): Promise<Answer> {
  await requireRow(kind, tools.store.read, id);
  return storeUpload(tools, file, (writer, picture) => setPicture(kind, writer, tools.store, id, picture.id));
}

/** Takes the picture of an entry away. Throws 404. */
export const removePicture = <Table extends PicturedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  store: Store,
  id: string,
): Promise<Answer> => store.write((writer) => setPicture(kind, writer, store, id, null));

/** `updatedAt` stays, since it guards the fields of a form and the picture is not among them. */
async function setPicture<Table extends PicturedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  writer: Writer,
  store: Store,
  id: string,
  pictureId: string | null,
): Promise<Answer> {
  const stored = await lockRow(kind, writer, store, id);
  await writer.updateTable<PicturedTable>(kind.table).set({ pictureId }).where('id', '=', id).execute();
  if (stored.pictureId !== null) await dropPicture(writer, stored.pictureId);
  return answerOf(kind, writer, { ...stored, pictureId });
}
