import { endpoints } from '@vitrin/contract/endpoints';
import { success } from '../http/sendAnswer.ts';
import { repeatKeyOf } from '../http/repeatKey.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { addPicture } from '../media/pictures.ts';
import { deletionBy } from '../trash/deletionBy.ts';
import { changeSetting } from '../settings/documents.ts';
import { readHomePage } from './homePageQueries.ts';
import { listSliderImages } from './sliderQueries.ts';
import {
  addSliderImage,
  describeSliderImage,
  removeSliderImage,
  reorderSlider,
  toggleSliderImage,
} from './sliderWrites.ts';

const calls = endpoints.slider;

/** The home page's texts and its banner. */
export function homePageRoutes(api: Api, media: Media): void {
  const { store, clock } = api;

  serve(api, endpoints.homePage.read, () => readHomePage(store.read));

  serve(api, endpoints.homePage.save, ({ body }) =>
    store.write(async (writer) => {
      await changeSetting(writer, 'home', body, clock.now());
      return readHomePage(writer);
    }),
  );

  serve(api, calls.listAll, () => listSliderImages(store.read, 'all'));

  serve(api, calls.upload, async ({ file, request }) => {
    const id = repeatKeyOf(request);
    const before = id && (await listSliderImages(store.read, 'all')).find((image) => image.id === id);
    if (before) return before;
    const prepared = await media.receive(file.path);
    const added = await addSliderImage(
      store,
      (writer) => addPicture(writer, prepared, { alt: '', now: clock.now() }),
      id,
    );
    media.wake();
    return added;
  });

  serve(api, calls.toggle, ({ params }) => toggleSliderImage(store, params.id));
  serve(api, calls.reorder, ({ body }) => reorderSlider(store, body.images));
  serve(api, calls.update, ({ params, body }) => describeSliderImage(store, params.id, body.alt));

  serve(api, calls.remove, async ({ params, viewer }) => {
    await removeSliderImage(store, params.id, deletionBy(viewer, clock));
    return success;
  });
}
