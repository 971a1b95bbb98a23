import type { FindPictures } from '@vitrin/ui/admin/PictureChooser';
import { client } from '../api.ts';

/** Finds pictures or PDFs of the library for a form. */
export const findPictures: FindPictures = async ({ kind, q, page, pageSize }, signal) => {
  const query = { kind, page, pageSize, ...(q !== '' && { q: q.slice(0, 200) }) };
  const { items, total } = await client.library.listAll.page({ query, signal });
  return { items, total: total ?? items.length };
};
