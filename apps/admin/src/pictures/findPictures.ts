import type { FindPictures } from '@vitrin/ui/admin/PictureChooser';
import { client } from '../api.ts';

const { library } = client;

/** Finds pictures or PDFs of the library for a form; undefined where the API has no library. */
export const findPictures: FindPictures | undefined =
  library &&
  (async ({ kind, q, page, pageSize }, signal) => {
    const query = { kind, page, pageSize, ...(q !== '' && { q: q.slice(0, 200) }) };
    const { items, total } = await library.listAll.page({ query, signal });
    return { items, total: total ?? items.length };
  });
