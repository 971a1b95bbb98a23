import { endpoints } from '@vitrin/contract/endpoints';
import { fixed } from '@vitrin/contract/fixed';
import { addingOnce } from '../content/addingOnce.ts';
import { answerOf } from '../content/contentReads.ts';
import { addEntry, findAdded } from '../content/contentWrites.ts';
import { entryHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { storeUpload } from '../content/entryPicture.ts';
import { authorOf } from '../history/keepVersion.ts';
import { repeatKeyOf } from '../http/input/repeatKeyOf.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { galleryItems } from './galleryKind.ts';
import { titleFromFileName } from './titleFromFileName.ts';

/** The routes of the photo gallery. */
export function galleryRoutes(api: Api, media: Media): void {
  const { store, clock } = api;
  serveAll(api, endpoints.gallery, {
    ...entryHandlers(galleryItems, api),
    ...placeHandlers(galleryItems, api),
    upload: async ({ file, form, viewer, request }) => {
      const id = repeatKeyOf(request);
      const add = () =>
        storeUpload({ store, media, clock }, file, async (writer, picture) => {
          const facts = {
            title: titleFromFileName(file.name),
            category: form.category || fixed.galleryUploadCategory,
            alt: '',
            pictureId: picture.id,
            active: true,
          };
          const by = authorOf(viewer, clock);
          const addition = { now: by.now, author: by.name, id, by };
          return answerOf(galleryItems, writer, await addEntry(galleryItems, writer, facts, addition));
        });
      return addingOnce(() => findAdded(galleryItems, store.read, id), add);
    },
  });
}
