import type { SliderImage } from '@vitrin/contract/pages/slider';
import type { Author } from '../history/keepVersion.ts';
import { notFound } from '../http/httpErrors.ts';
import { writeAlt } from '../library/pictureWords.ts';
import { newId } from '../newId.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { SliderImageRow } from '../store/schema.ts';
import { type Deletion, putAway } from '../trash/putAway.ts';
import { listSliderImages, requireSliderImage } from './sliderQueries.ts';
import { changingSlider } from './sliderVersion.ts';

/** The store, and who changes the banner. */
type SliderTools = { store: Store; by: Author };

/** Places depend on all pictures together, so these writes are serialised. */
const changeSlider = <T>({ store, by }: SliderTools, change: (writer: Writer) => Promise<T>): Promise<T> =>
  store.writeAlone((writer) => changingSlider(writer, { by }, () => change(writer)));

/** Appends a picture to the banner; the id may be given. */
export const addSliderImage = (
  { store, by }: SliderTools,
  addPicture: (writer: Writer) => Promise<{ id: string }>,
  id = newId(),
): Promise<SliderImage> =>
  changeSlider({ store, by }, async (writer) => {
    await appendSlide(writer, (await addPicture(writer)).id, id);
    return requireSliderImage(writer, id);
  });

/**
 * Appends a stored picture to the banner, in an exclusive transaction; if it was added before, it stays where it is.
 */
export async function takeSliderImage(
  writer: Writer,
  { pictureId, by, id = newId() }: { pictureId: string; by: Author; id?: string | undefined },
): Promise<void> {
  const before = await writer.selectFrom('sliderImage').select('id').where('id', '=', id).executeTakeFirst();
  if (before !== undefined) return;
  await changingSlider(writer, { by }, () => appendSlide(writer, pictureId, id));
}

async function appendSlide(writer: Writer, pictureId: string, id: string): Promise<void> {
  const { last } = await writer
    .selectFrom('sliderImage')
    .select((is) => is.fn.max('displayOrder').as('last'))
    .executeTakeFirstOrThrow();
  const row = { id, pictureId, active: true, displayOrder: (last ?? 0) + 1 };
  await writer.insertInto('sliderImage').values(row).execute();
}

/** Flips a picture between active and inactive. Throws 404. */
export const toggleSliderImage = (tools: SliderTools, id: string): Promise<SliderImage> =>
  changeSlider(tools, async (writer) => {
    const { active } = await requireSliderImage(writer, id);
    await writer.updateTable('sliderImage').set({ active: !active }).where('id', '=', id).execute();
    return requireSliderImage(writer, id);
  });

/** Sets the description of a picture. Throws 404. */
export const describeSliderImage = (tools: SliderTools, id: string, alt: string): Promise<SliderImage> =>
  changeSlider(tools, async (writer) => {
    await requireSliderImage(writer, id);
    await writeAlt(writer, (await sliderRow(writer, id)).pictureId, alt, { by: tools.by });
    return requireSliderImage(writer, id);
  });

/** Sets the places of pictures, all or none, and returns the whole list. Throws 404 if one does not exist. */
export const reorderSlider = (
  tools: SliderTools,
  images: readonly { id: string; displayOrder: number }[],
): Promise<SliderImage[]> =>
  changeSlider(tools, async (writer) => {
    await setPlaces(writer, images);
    return listSliderImages(writer, 'all');
  });

/** Moves a picture of the banner to the trash; those behind it move up. Throws 404. */
export const removeSliderImage = ({ store, by }: SliderTools, id: string): Promise<void> =>
  changeSlider({ store, by }, async (writer) => {
    const { alt = '' } = await requireSliderImage(writer, id);
    const { pictureId } = await sliderRow(writer, id);
    await putSlideAway(writer, { id, alt, pictureId }, { now: by.now, by: by.name });
    await closeUp(writer);
  });

/** Moves a picture of the banner to the trash, without closing the gap. */
export const putSlideAway = (
  writer: Writer,
  { id, alt, pictureId }: { id: string; alt: string; pictureId: string },
  deletion: Deletion,
): Promise<void> =>
  putAway(writer, { table: 'sliderImage', id, title: alt, pictureIds: [pictureId] }, deletion);

/** Makes room for a picture that returns to its place in the banner. */
export async function openUp(writer: Writer, displayOrder: number): Promise<void> {
  await writer
    .updateTable('sliderImage')
    .set((is) => ({ displayOrder: is('displayOrder', '+', 1) }))
    .where('displayOrder', '>=', displayOrder)
    .execute();
}

/** Renumbers the pictures from 1 without gaps. */
export async function closeUp(writer: Writer): Promise<void> {
  const left = await listSliderImages(writer, 'all');
  await setPlaces(
    writer,
    left.map((image, index) => ({ id: image.id, displayOrder: index + 1 })),
  );
}

const sliderRow = (writer: Writer, id: string): Promise<SliderImageRow> =>
  writer.selectFrom('sliderImage').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function setPlaces(
  writer: Writer,
  places: readonly { id: string; displayOrder: number }[],
): Promise<void> {
  for (const { id, displayOrder } of places) {
    const { numUpdatedRows } = await writer
      .updateTable('sliderImage')
      .set({ displayOrder })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('Banner picture');
  }
}
