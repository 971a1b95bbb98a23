import { endpoints } from '@vitrin/contract/endpoints';
import { fixed } from '@vitrin/contract/limits';
import { answerOf, listActive, listAsked } from '../content/contentReads.ts';
import { changeEntry, fieldsOf, removeEntry, toggleEntry } from '../content/contentWrites.ts';
import { storeUpload } from '../content/entryPicture.ts';
import { reorderEntries } from '../content/places.ts';
import { success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { galleryItems } from './galleryKind.ts';
import { insertGalleryItem } from './insertGalleryItem.ts';
import { titleFromFileName } from './titleFromFileName.ts';

const calls = endpoints.gallery;

/** Everything about the photo gallery. */
export function galleryRoutes(api: Api, media: Media): void {
  const { store, clock } = api;

  serve(api, calls.list, () => listActive(galleryItems, store.read));
  serve(api, calls.listAll, ({ query }) => listAsked(galleryItems, store.read, query));

  serve(api, calls.upload, ({ file, form }) =>
    storeUpload({ store, media, clock }, file, async (writer, picture) => {
      const title = titleFromFileName(file.name);
      const category = form.category || fixed.galleryUploadCategory;
      const facts = { title, category, alt: '', pictureId: picture.id };
      return answerOf(galleryItems, writer, await insertGalleryItem(writer, facts, clock.now()));
    }),
  );
  serve(api, calls.update, ({ params, body }) =>
    changeEntry(galleryItems, api, params.id, body, (stored) => ({ ...stored, ...fieldsOf(body) })),
  );
  serve(api, calls.toggle, ({ params }) => toggleEntry(galleryItems, api, params.id));
  serve(api, calls.reorder, ({ body }) => reorderEntries(galleryItems, store, body.items));
  serve(api, calls.remove, async ({ params }) => {
    await removeEntry(galleryItems, store, params.id);
    return success;
  });
}
