import { z } from 'zod';
import { define } from '../endpoint.ts';
import { line } from '../fields.ts';
import { id, idParams } from '../id.ts';
import { image, uploadedImage } from '../image.ts';

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
    update: define({
      method: 'PUT',
      path: '/images/{id}',
      access: 'admin',
      tag: 'Images',
      summary: 'Says what a picture shows, wherever it is shown',
      params: idParams,
      body: z.object({ alt: line }),
      answer: image,
      errors: [400, 401, 404],
    }),
  },
} as const;
