import { endpoints } from '@vitrin/contract/endpoints';
import { homePage } from '@vitrin/contract/home';
import { emptyHomePage } from '@vitrin/contract/homeDefaults';
import type { SliderImage } from '@vitrin/contract/slider';
import { definedOnly } from '../definedOnly.ts';
import { type Api, serve } from '../http/serve.ts';
import { imagesById } from '../media/pictures.ts';
import { readSetting } from '../settings/documents.ts';
import type { Reader } from '../store/openStore.ts';

const texts = homePage.omit({ images: true, whyUsList: true }).partial();

/** The home page's texts and its banner. */
export function homePageRoutes(api: Api): void {
  const { store } = api;

  serve(api, endpoints.homePage.read, async () => ({
    ...emptyHomePage,
    ...definedOnly(texts.parse(await readSetting(store.read, 'home'))),
    images: await activeSliderImages(store.read),
  }));
}

async function activeSliderImages(reader: Reader): Promise<SliderImage[]> {
  const rows = await reader
    .selectFrom('sliderImage')
    .selectAll()
    .where('active', '=', true)
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
