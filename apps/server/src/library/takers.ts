import {
  isPictureTaker,
  type PdfTaker,
  pdfTakers,
  type PictureTaker,
  type PictureTaking,
} from '@vitrin/contract/files/library';
import { type PicturedGroup, picturedGroups } from '@vitrin/contract/kinds/plainKinds';
import { accessOfUse, pictureUpload } from '@vitrin/contract/files/pictureUploads';
import { requireRole } from '../auth/permissions.ts';
import type { Viewer } from '../auth/sessions.ts';
import { withChangedPictures } from '../content/changedPictures.ts';
import type { ContentKind, WithPictureList } from '../content/contentKind.ts';
import { setPdf, setPicture } from '../content/entryPicture.ts';
import { addListed } from '../content/entryPictureLists.ts';
import type { Allow } from '../content/contentWrites.ts';
import { authorOf } from '../history/keepVersion.ts';
import type { Clock } from '../clock.ts';
import { plainContent } from '../plain/plainContent.ts';
import { allowOwn } from '../posts/postAccess.ts';
import { posts } from '../posts/postKind.ts';
import { services } from '../services/serviceKind.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { isPdf } from '../media/pictures.ts';
import { projects } from '../projects/projectKind.ts';
import { notFound } from '../http/httpErrors.ts';
import type { ContentTable, PicturedTable, PictureRow } from '../store/schema.ts';
import { usesOf } from './pictureUses.ts';
import { takeForPlace } from './takeForPlace.ts';

/** Who uses a picture for what, and when; `key` is the id of the added entry. */
export type Taking = { clock: Clock; viewer: Viewer; key?: string | undefined };

/** Makes a picture that of an entry, or adds it to a list. Throws 403, 404 and 409. */
type Take = (
  writer: Writer,
  taking: Taking,
  entry: { id: string; main: boolean; further: boolean },
  pictureId: string,
) => Promise<unknown>;

const taker =
  <Table extends PicturedTable, Answer>(
    kind: ContentKind<Table, Answer>,
    allowing: (viewer: Viewer) => Allow<Table> | undefined = () => undefined,
  ): Take =>
  (writer, { clock, viewer }, { id }, pictureId) =>
    setPicture(kind, writer, { by: authorOf(viewer, clock), allow: allowing(viewer) }, id, pictureId);

const listTaker =
  <Table extends ContentTable, Answer>(kind: ContentKind<Table, Answer> & WithPictureList): Take =>
  (writer, { clock, viewer }, { id, main }, pictureId) =>
    withChangedPictures(kind, writer, authorOf(viewer, clock), id, () =>
      addListed(writer, kind.pictureList.table, id, { pictureId, first: main }),
    );

const takesMain = taker(services);
const takesFurther = listTaker(services);

const takers: Readonly<Record<PictureTaker, Take>> = {
  services: (writer, taking, entry, pictureId) =>
    (entry.further ? takesFurther : takesMain)(writer, taking, entry, pictureId),
  posts: taker(posts, allowOwn),
  projects: listTaker(projects),
  ...plainTakers(),
};

function plainTakers(): Readonly<Record<PicturedGroup, Take>>;
function plainTakers(): Readonly<Record<string, Take>> {
  return Object.fromEntries(picturedGroups.map((group) => [group, taker(plainContent(group))]));
}

/** Throws 403 where a caller may not upload a picture there either. */
export function requireTaker(viewer: Viewer, { kind }: PictureTaking): void {
  if (kind === 'text') return;
  requireRole(viewer, pictureUpload(kind).access);
}

/** Throws 403 where a picture is shown in a place that is not the caller's, such as the banner. Throws 404. */
export async function requirePlacesOf(reader: Reader, viewer: Viewer, pictureId: string): Promise<void> {
  const query = reader.selectFrom('picture').select(['id', 'name']).where('id', '=', pictureId);
  const picture = await query.executeTakeFirst();
  if (picture === undefined) throw notFound('Image');
  for (const use of await usesOf(reader, picture)) requireRole(viewer, accessOfUse(use));
}

/** Makes a stored PDF that of an entry. */
const takePdf = (
  kind: PdfTaker,
  writer: Writer,
  { clock, viewer }: Taking,
  id: string,
  pdfId: string,
): Promise<unknown> => {
  const by = authorOf(viewer, clock);
  return kind === 'projects'
    ? setPdf(projects, writer, { by }, id, pdfId)
    : setPdf(plainContent(kind), writer, { by }, id, pdfId);
};

/**
 * Makes a stored picture that of an entry or of a place, or a PDF that of an entry; a text refers to it on its own.
 * Throws 404, also if entries of the kind cannot have a PDF, and whatever the kind throws.
 */
export async function takePicture(
  writer: Writer,
  by: Taking,
  { kind, entryId: id = '', main = false, further = false }: PictureTaking,
  picture: PictureRow,
): Promise<void> {
  if (kind === 'text') return;
  if (isPdf(picture)) {
    const pdfKind = pdfTakers.find((each) => each === kind);
    if (pdfKind === undefined) throw notFound('Image');
    await takePdf(pdfKind, writer, by, id, picture.id);
    return;
  }
  if (isPictureTaker(kind)) await takers[kind](writer, by, { id, main, further }, picture.id);
  else await takeForPlace(writer, by, kind, picture);
}
