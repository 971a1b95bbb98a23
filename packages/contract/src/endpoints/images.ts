import { z } from 'zod';
import { define } from '../endpoint.ts';
import { line, requiredWebAddress } from '../fields.ts';
import { id, idParams } from '../id.ts';
import { image, uploadedImage } from '../files/image.ts';
import { exactText } from '../text/text.ts';

/** The calls about pictures by themselves. */
export const imageEndpoints = {
  images: {
    read: define({
      method: 'GET',
      path: '/images/{name}',
      access: 'public',
      tag: 'Images',
      summary: 'The bytes of a stored picture; its name never changes its content',
      params: z.object({ name: exactText(200).min(1) }),
      answer: z.unknown(),
      answerType: 'image/*',
    }),
    upload: define({
      method: 'POST',
      path: '/images/upload',
      access: 'author',
      tag: 'Images',
      summary: 'Stores a picture and makes its sizes',
      query: z.object({ id: id.optional() }),
      upload: 'file',
      answer: uploadedImage,
    }),
    importFrom: define({
      method: 'POST',
      path: '/images/import',
      access: 'author',
      tag: 'Images',
      summary: 'Fetches a picture from the public web and stores it as an upload',
      limited: true,
      body: z.object({ url: requiredWebAddress }),
      answer: uploadedImage,
    }),
    update: define({
      method: 'PUT',
      path: '/images/{id}',
      access: 'author',
      tag: 'Images',
      summary:
        'Says what a picture shows, wherever it is shown but in texts, which say so themselves; an author that of an own post which is not published',
      params: idParams,
      body: z.object({ alt: line }),
      answer: image,
      // An author may describe pictures of own posts only.
      errors: [403],
    }),
  },
} as const;
