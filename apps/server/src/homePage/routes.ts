import { endpoints } from '@vitrin/contract/endpoints';
import type { Viewer } from '../auth/sessions.ts';
import { addingOnce } from '../content/addingOnce.ts';
import { success } from '../http/answers/sendAnswer.ts';
import { repeatKeyOf } from '../http/input/repeatKeyOf.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { addPicture } from '../media/pictures.ts';
import { authorOf } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
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

/** The routes of the home page's texts and its banner. */
export function homePageRoutes(api: Api, media: Media): void {
  const { store, clock } = api;
  const toolsOf = (viewer: Viewer) => ({ store, by: authorOf(viewer, clock) });

  serve(api, endpoints.homePage.read, () => readHomePage(store.read));

  serve(api, endpoints.homePage.save, ({ body, viewer }) =>
    store.write(async (writer) => {
      await writeSetting(writer, 'home', body, { by: authorOf(viewer, clock) });
      return readHomePage(writer);
    }),
  );

  serve(api, calls.listAll, () => listSliderImages(store.read, 'all'));

  serve(api, calls.upload, async ({ file, request, viewer }) => {
    const id = repeatKeyOf(request);
    const find = async () =>
      id === undefined
        ? undefined
        : (await listSliderImages(store.read, 'all')).find((image) => image.id === id);
    return addingOnce(find, async () => {
      const prepared = await media.receive(file.path);
      const added = await addSliderImage(
        toolsOf(viewer),
        (writer) => addPicture(writer, prepared, { alt: '', now: clock.now() }),
        id,
      );
      media.wake();
      return added;
    });
  });

  serve(api, calls.toggle, ({ params, viewer }) => toggleSliderImage(toolsOf(viewer), params.id));
  serve(api, calls.reorder, ({ body, viewer }) => reorderSlider(toolsOf(viewer), body.images));
  serve(api, calls.update, ({ params, body, viewer }) =>
    describeSliderImage(toolsOf(viewer), params.id, body.alt),
  );

  serve(api, calls.remove, async ({ params, viewer }) => {
    await removeSliderImage(toolsOf(viewer), params.id);
    return success;
  });
}
