import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { addPicture } from '../media/pictures.ts';
import { changeSetting } from '../settings/documents.ts';
import { setSettingPicture } from '../settings/settingPicture.ts';
import type { Writer } from '../store/openStore.ts';
import { readAbout } from './aboutQueries.ts';

const calls = endpoints.about;
const picturePlace = { key: 'about', field: 'pictureId' } as const;

/** The about page's texts and its picture. */
export function aboutRoutes(api: Api, media: Media): void {
  const { store, clock } = api;

  const setPicture = (pictureOf: (writer: Writer) => Promise<{ id: string } | null>) =>
    store.write(async (writer) => {
      const picture = await pictureOf(writer);
      await setSettingPicture(writer, picturePlace, picture?.id ?? null, clock.now());
      return readAbout(writer);
    });

  serve(api, calls.read, () => readAbout(store.read));

  serve(api, calls.save, ({ body }) =>
    store.write(async (writer) => {
      await changeSetting(writer, 'about', body, clock.now());
      return readAbout(writer);
    }),
  );

  serve(api, calls.uploadImage, async ({ file }) => {
    const prepared = await media.receive(file.path);
    const saved = await setPicture((writer) => addPicture(writer, prepared, { alt: '', now: clock.now() }));
    media.wake();
    return saved;
  });

  serve(api, calls.removeImage, () => setPicture(() => Promise.resolve(null)));
}
