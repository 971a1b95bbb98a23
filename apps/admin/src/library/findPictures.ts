import type { FindPictures } from '@vitrin/ui/admin/PictureChooser';
import { client } from '../api.ts';

/** Finds pictures of the library for a form. */
export const findPictures: FindPictures = async ({ q, page, pageSize }, signal) => {
  const query = { page, pageSize, ...(q !== '' && { q: q.slice(0, 200) }) };
  const { items, total } = await client.library.listAll.page({ query, signal });
  return { items, total: total ?? items.length };
};
