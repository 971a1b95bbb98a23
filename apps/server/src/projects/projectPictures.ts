import { notFound } from '../http/httpErrors.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import type { ProjectPictureRow } from '../store/schema.ts';

/** The pictures of projects in order; the first of each is its main one. */
export const picturesOf = (reader: Reader, projectIds: readonly string[]): Promise<ProjectPictureRow[]> =>
  readInChunks(projectIds, (ids) =>
    reader
      .selectFrom('projectPicture')
      .selectAll()
      .where('projectId', 'in', ids)
      .orderBy('displayOrder')
      .execute(),
  );

/** The first picture of each project. */
export const mainPicturesOf = (reader: Reader, projectIds: readonly string[]): Promise<ProjectPictureRow[]> =>
  readInChunks(projectIds, (ids) =>
    reader
      .selectFrom('projectPicture')
      .selectAll()
      .where('projectId', 'in', ids)
      .where((is) =>
        is(
          'displayOrder',
          '=',
          is
            .selectFrom('projectPicture as other')
            .select((of) => of.fn.min('other.displayOrder').as('first'))
            .whereRef('other.projectId', '=', 'projectPicture.projectId'),
        ),
      )
      .execute(),
  );

/** Writes which pictures a project shows, in this order. The project is locked by the caller. */
export async function showPictures(
  writer: Writer,
  projectId: string,
  pictureIds: readonly string[],
): Promise<void> {
  await writer.deleteFrom('projectPicture').where('projectId', '=', projectId).execute();
  if (pictureIds.length === 0) return;
  const rows = pictureIds.map((pictureId, index) => ({ pictureId, projectId, displayOrder: index + 1 }));
  await writer.insertInto('projectPicture').values(rows).execute();
}

/** Adds a picture: as the main one, or after all others. */
export async function addProjectPicture(
  writer: Writer,
  projectId: string,
  pictureId: string,
  main: boolean,
): Promise<void> {
  const shown = (await shownIds(writer, projectId)).filter((id) => id !== pictureId);
  await showPictures(writer, projectId, main ? [pictureId, ...shown] : [...shown, pictureId]);
}

/** Makes a picture the main one. Throws 404 where the project does not show it. */
export async function setMainPicture(writer: Writer, projectId: string, pictureId: string): Promise<void> {
  const others = await shownBesides(writer, projectId, pictureId);
  await showPictures(writer, projectId, [pictureId, ...others]);
}

/** Shows a picture no longer; the next one becomes the main one. Throws 404 where the project does not show it. */
export async function removeProjectPicture(
  writer: Writer,
  projectId: string,
  pictureId: string,
): Promise<void> {
  await showPictures(writer, projectId, await shownBesides(writer, projectId, pictureId));
}

/** Sets the places of pictures; those that are not named come after them. Throws 404 for one that is not shown. */
export async function reorderPictures(
  writer: Writer,
  projectId: string,
  items: readonly { id: string; displayOrder: number }[],
): Promise<void> {
  const shown = await shownIds(writer, projectId);
  if (items.some(({ id }) => !shown.includes(id))) throw notFound('Image');
  const places = new Map(items.map(({ id, displayOrder }) => [id, displayOrder]));
  const placeOf = (id: string): number => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  await showPictures(
    writer,
    projectId,
    shown.toSorted((a, b) => placeOf(a) - placeOf(b)),
  );
}

const shownIds = async (reader: Reader, projectId: string): Promise<string[]> =>
  (await picturesOf(reader, [projectId])).map(({ pictureId }) => pictureId);

async function shownBesides(reader: Reader, projectId: string, pictureId: string): Promise<string[]> {
  const shown = await shownIds(reader, projectId);
  if (!shown.includes(pictureId)) throw notFound('Image');
  return shown.filter((id) => id !== pictureId);
}
