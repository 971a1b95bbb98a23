import { endpoints } from '@vitrin/contract/endpoints';
import type { Viewer } from '../auth/sessions.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { addPicture } from '../media/pictures.ts';
import type { PreparedPicture } from '../media/uploads/preparePicture.ts';
import { authorOf } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
import { setSettingPicture } from '../settings/settingPicture.ts';
import { pictureFields, shownSiteInfo } from './siteInfoQueries.ts';

const calls = endpoints.siteInfo;

/** The routes of the company's facts, its logo, footer picture and favicon. */
export function siteInfoRoutes(api: Api, media: Media): void {
  const { store, clock } = api;

  const setPicture = (id: keyof typeof pictureFields, viewer: Viewer, prepared: PreparedPicture | null) =>
    store.write(async (writer) => {
      const by = authorOf(viewer, clock);
      const picture = prepared && (await addPicture(writer, prepared, { alt: '', now: by.now }));
      const place = { key: 'siteInfo', field: pictureFields[id] } as const;
      await setSettingPicture(writer, place, picture?.id ?? null, by);
      return shownSiteInfo(writer, clock.now());
    });

  serve(api, calls.read, () => shownSiteInfo(store.read, clock.now()));

  serve(api, calls.save, ({ body, viewer }) =>
    store.write(async (writer) => {
      await writeSetting(writer, 'siteInfo', body, { by: authorOf(viewer, clock) });
      return shownSiteInfo(writer, clock.now());
    }),
  );

  serve(api, calls.uploadImage, async ({ params, file, viewer }) => {
    const saved = await setPicture(params.id, viewer, await media.receive(file.path));
    media.wake();
    return saved;
  });

  serve(api, calls.uploadFavicon, async ({ file, viewer }) =>
    setPicture('favicon', viewer, await media.receiveIcon(file.path)),
  );

  serve(api, calls.removeImage, ({ params, viewer }) => setPicture(params.id, viewer, null));
}
