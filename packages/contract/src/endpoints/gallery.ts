import { z } from 'zod';
import { define, done, listQuery } from '../endpoint.ts';
import { newOrder } from '../fields.ts';
import { galleryChange, galleryItem } from '../gallery.ts';
import { idParams } from '../id.ts';

const tag = 'Gallery';

/** The calls about the photo gallery. */
export const galleryEndpoints = {
  gallery: {
    list: define({
      method: 'GET',
      path: '/gallery',
      access: 'public',
      tag,
      summary: 'The active pictures, in order',
      answer: z.array(galleryItem),
      errors: [],
    }),
    listAll: define({
      method: 'GET',
      path: '/gallery/admin',
      access: 'admin',
      tag,
      summary: 'All pictures, in order',
      query: listQuery,
      answer: z.array(galleryItem),
      errors: [400, 401],
    }),
    upload: define({
      method: 'POST',
      path: '/gallery/upload',
      access: 'admin',
      tag,
      summary: 'Adds a picture; its title comes from the file name',
      upload: 'file',
      form: z.object({
        category: z.string().trim().max(200, 'At most 200 characters').default('uncategorized'),
      }),
      answer: galleryItem,
      errors: [400, 401, 413, 415],
    }),
    update: define({
      method: 'PUT',
      path: '/gallery/{id}',
      access: 'admin',
      tag,
      summary: 'Changes title, category, description or visibility of a picture',
      params: idParams,
      body: galleryChange,
      answer: galleryItem,
      errors: [400, 401, 404, 409],
    }),
    remove: define({
      method: 'DELETE',
      path: '/gallery/{id}',
      access: 'admin',
      tag,
      summary: 'Deletes a picture',
      params: idParams,
      answer: done,
      errors: [401, 404],
    }),
    toggle: define({
      method: 'PATCH',
      also: ['PUT'],
      path: '/gallery/image/{id}',
      access: 'admin',
      tag,
      summary: 'Flips a picture between active and inactive and answers it',
      params: idParams,
      answer: galleryItem,
      errors: [401, 404],
    }),
    reorder: define({
      method: 'PUT',
      path: '/gallery/reorder',
      access: 'admin',
      tag,
      summary: 'Sets the order of pictures in one step',
      body: newOrder,
      answer: z.array(galleryItem),
      errors: [400, 401, 404],
    }),
  },
} as const;
