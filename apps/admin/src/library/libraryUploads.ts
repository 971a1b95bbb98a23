import { ourClient } from '../api.ts';
import { createUploads, type Uploads } from '../pictures/createUploads.ts';
import { keys } from '../queryClient.ts';

/** The uploads of the library, and functions that start, repeat and stop them. */
export const useLibraryUploads: () => Uploads = createUploads(async (queries, file, options) => {
  await ourClient.library.upload({ file, ...options });
  await queries.invalidateQueries({ queryKey: keys.list('library') });
});
