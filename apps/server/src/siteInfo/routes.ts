import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { addPicture } from '../media/pictures.ts';
import type { PreparedPicture } from '../media/preparePicture.ts';
import { changeSetting } from '../settings/documents.ts';
import { setSettingPicture } from '../settings/settingPicture.ts';
import { pictureFields, readSiteInfo } from './siteInfoQueries.ts';

const calls = endpoints.siteInfo;

/** Reading and changing the company's facts, its logo, footer picture and favicon. */
export function siteInfoRoutes(api: Api, media: Media): void {
  const { store, clock } = api;

  const setPicture = (id: keyof typeof pictureFields, prepared: PreparedPicture | null) =>
    store.write(async (writer) => {
      const now = clock.now();
      const picture = prepared && (await addPicture(writer, prepared, { alt: '', now }));
      const place = { key: 'siteInfo', field: pictureFields[id] } as const;
      await setSettingPicture(writer, place, picture?.id ?? null, now);
      return readSiteInfo(writer);
    });

  serve(api, calls.read, () => readSiteInfo(store.read));

  serve(api, calls.save, ({ body }) =>
    store.write(async (writer) => {
      await changeSetting(writer, 'siteInfo', body, clock.now());
      return readSiteInfo(writer);
    }),
  );

  serve(api, calls.uploadImage, async ({ params, file }) => {
    const saved = await setPicture(params.id, await media.receive(file.path));
    media.wake();
    return saved;
  });

  serve(api, calls.uploadFavicon, async ({ file }) =>
    setPicture('favicon', await media.receiveIcon(file.path)),
  );

  serve(api, calls.removeImage, ({ params }) => setPicture(params.id, null));
}
