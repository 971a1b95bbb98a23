import type { SliderImage } from '@vitrin/contract/pages/slider';
import { notFound } from '../http/httpErrors.ts';
import { imagesById } from '../media/pictures.ts';
import type { Reader } from '../store/openStore.ts';

/** The banner's pictures in order: all, or only those that visitors see. */
export async function listSliderImages(reader: Reader, visible: 'all' | 'active'): Promise<SliderImage[]> {
  const rows = await reader
    .selectFrom('sliderImage')
    .selectAll()
    .$if(visible === 'active', (query) => query.where('active', '=', true))
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  const images = await imagesById(
    reader,
    rows.map(({ pictureId }) => pictureId),
  );
  return rows.flatMap(({ pictureId, ...row }) => {
    const image = images.get(pictureId);
    return image === undefined ? [] : [{ ...image, ...row }];
  });
}

/** One picture of the banner. Throws 404. */
export async function requireSliderImage(reader: Reader, id: string): Promise<SliderImage> {
  const found = (await listSliderImages(reader, 'all')).find((image) => image.id === id);
  if (found === undefined) throw notFound('Banner picture');
  return found;
}
