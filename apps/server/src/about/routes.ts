import { endpoints } from '@vitrin/contract/endpoints';
import type { Viewer } from '../auth/sessions.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { addPicture } from '../media/pictures.ts';
import { authorOf } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
import { setSettingPicture } from '../settings/settingPicture.ts';
import type { Writer } from '../store/openStore.ts';
import { readAbout } from './aboutQueries.ts';

const calls = endpoints.about;
const picturePlace = { key: 'about', field: 'pictureId' } as const;

/** The about page's texts and its picture. */
export function aboutRoutes(api: Api, media: Media): void {
  const { store, clock } = api;

  const setPicture = (viewer: Viewer, pictureOf: (writer: Writer) => Promise<{ id: string } | null>) =>
    store.write(async (writer) => {
      const picture = await pictureOf(writer);
      await setSettingPicture(writer, picturePlace, picture?.id ?? null, authorOf(viewer, clock));
      return readAbout(writer);
    });

  serve(api, calls.read, () => readAbout(store.read));

  serve(api, calls.save, ({ body, viewer }) =>
    store.write(async (writer) => {
      await writeSetting(writer, 'about', body, { by: authorOf(viewer, clock) });
      return readAbout(writer);
    }),
  );

  serve(api, calls.uploadImage, async ({ file, viewer }) => {
    const prepared = await media.receive(file.path);
    const saved = await setPicture(viewer, (writer) =>
      addPicture(writer, prepared, { alt: '', now: clock.now() }),
    );
    media.wake();
    return saved;
  });

  serve(api, calls.removeImage, ({ viewer }) => setPicture(viewer, () => Promise.resolve(null)));
}
