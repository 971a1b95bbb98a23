import type { SliderImage } from '@vitrin/contract/slider';
import { notFound } from '../http/httpErrors.ts';
import { dropPicture } from '../media/pictures.ts';
import { newId } from '../newId.ts';
import type { Store, Writer } from '../store/openStore.ts';
import { listSliderImages, requireSliderImage } from './sliderQueries.ts';

// Places depend on all pictures together, so these writes wait for each other.

/** Adds a picture at the banner's end. */
export const addSliderImage = (
  store: Store,
  addPicture: (writer: Writer) => Promise<{ id: string }>,
): Promise<SliderImage> =>
  store.writeAlone(async (writer) => {
    const { last } = await writer
      .selectFrom('sliderImage')
      .select((is) => is.fn.max('displayOrder').as('last'))
      .executeTakeFirstOrThrow();
    const id = newId();
    const { id: pictureId } = await addPicture(writer);
    await writer
      .insertInto('sliderImage')
      .values({ id, pictureId, active: true, displayOrder: (last ?? 0) + 1 })
      .execute();
    return requireSliderImage(writer, id);
  });

/** Flips a picture between active and inactive. Throws 404. */
export const toggleSliderImage = (store: Store, id: string): Promise<SliderImage> =>
  store.writeAlone(async (writer) => {
    const { active } = await requireSliderImage(writer, id);
    await writer.updateTable('sliderImage').set({ active: !active }).where('id', '=', id).execute();
    return requireSliderImage(writer, id);
  });

/** Sets the description of a picture. Throws 404. */
export const describeSliderImage = (store: Store, id: string, alt: string): Promise<SliderImage> =>
  store.writeAlone(async (writer) => {
    await requireSliderImage(writer, id);
    await writer
      .updateTable('picture')
      .set({ alt })
      .where('id', '=', (is) =>
        is.selectFrom('sliderImage').select('sliderImage.pictureId').where('sliderImage.id', '=', id),
      )
      .execute();
    return requireSliderImage(writer, id);
  });

/** Sets the places of pictures, all or none, and answers the whole list. Throws 404 where one does not exist. */
export const reorderSlider = (
  store: Store,
  images: readonly { id: string; displayOrder: number }[],
): Promise<SliderImage[]> =>
  store.writeAlone(async (writer) => {
    await setPlaces(writer, images);
    return listSliderImages(writer, 'all');
  });

/** Takes a picture out of the banner; those behind it move up. Throws 404. */
export const removeSliderImage = (store: Store, id: string): Promise<void> =>
  store.writeAlone(async (writer) => {
    const row = await writer.selectFrom('sliderImage').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('Banner picture');
    await writer.deleteFrom('sliderImage').where('id', '=', id).execute();
    await dropPicture(writer, row.pictureId);
    const left = await listSliderImages(writer, 'all');
    await setPlaces(
      writer,
      left.map((image, index) => ({ id: image.id, displayOrder: index + 1 })),
    );
  });

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
