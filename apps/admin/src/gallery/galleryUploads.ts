import { fixed } from '@vitrin/contract/fixed';
import { client } from '../api.ts';
import { fileKeyOf } from '../shared/repeatKey.ts';
import { keys } from '../queryClient.ts';
import { createUploads, type Uploads } from '../pictures/createUploads.ts';

/** The uploads of the gallery, and functions that start, repeat and stop them. */
export const useGalleryUploads: () => Uploads = createUploads(async (queries, file, options) => {
  await client.gallery.upload({
    file,
    key: fileKeyOf(file),
    form: { category: fixed.galleryUploadCategory },
    ...options,
  });
  await queries.invalidateQueries({ queryKey: keys.list('gallery') });
});
