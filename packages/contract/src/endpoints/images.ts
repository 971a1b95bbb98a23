import { z } from 'zod';
import { define } from '../endpoint.ts';
import { id } from '../id.ts';
import { uploadedImage } from '../image.ts';

/** The calls about pictures by themselves. */
export const imageEndpoints = {
  images: {
    read: define({
      method: 'GET',
      path: '/images/{name}',
      access: 'public',
      tag: 'Images',
      summary: 'The bytes of a stored picture; its name never changes its content',
      params: z.object({ name: z.string().min(1).max(200) }),
      answer: z.unknown(),
      answerType: 'image/*',
      errors: [404],
    }),
    upload: define({
      method: 'POST',
      path: '/images/upload',
      access: 'admin',
      tag: 'Images',
      summary: 'Stores a picture and makes its sizes',
      query: z.object({ id: id.optional() }),
      upload: 'file',
      answer: uploadedImage,
      errors: [400, 401, 413, 415],
    }),
  },
} as const;
