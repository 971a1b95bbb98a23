import { z } from 'zod';
import { define, done, partQuery } from '../endpoint.ts';
import { idParams } from '../id.ts';
import {
  libraryPicture,
  librarySorts,
  pictureInUse,
  pictureTaking,
  libraryWords,
  usedPicture,
} from '../library.ts';
import { text } from '../text.ts';

const tag = 'Library';

/** The calls about the pictures of the whole site. */
export const libraryEndpoints = {
  library: {
    listAll: define({
      method: 'GET',
      path: '/library',
      access: 'author',
      tag,
      summary:
        'A page of the pictures, newest or largest first; `q` is looked for in their words, `unused` leaves those that nothing uses. Authors see what is kept in the library alone',
      query: partQuery.extend({
        q: text(200).trim().optional(),
        unused: z.literal('true').optional(),
        sort: z.enum(librarySorts).optional(),
      }),
      answer: z.array(libraryPicture),
    }),
    read: define({
      method: 'GET',
      path: '/library/{id}',
      access: 'author',
      tag,
      summary: 'One picture, with what uses it; authors are not told of uses',
      params: idParams,
      answer: usedPicture,
    }),
    upload: define({
      method: 'POST',
      path: '/library/upload',
      access: 'author',
      tag,
      summary: 'Keeps a picture in the library; the same file once more answers the picture that is there',
      upload: 'file',
      answer: libraryPicture,
    }),
    update: define({
      method: 'PUT',
      path: '/library/{id}',
      access: 'editor',
      tag,
      summary: 'Changes the words of a picture, wherever it is shown',
      params: idParams,
      body: libraryWords,
      answer: libraryPicture,
    }),
    replace: define({
      method: 'POST',
      path: '/library/{id}/file',
      access: 'editor',
      tag,
      summary: 'Puts another file in the place of a picture, wherever it is shown, texts included',
      params: idParams,
      upload: 'file',
      answer: libraryPicture,
    }),
    remove: define({
      method: 'DELETE',
      path: '/library/{id}',
      access: 'editor',
      tag,
      summary: 'Deletes a picture for good; 409 with `uses` where something uses it',
      params: idParams,
      answer: done,
      conflict: pictureInUse,
      errors: [409],
    }),
    use: define({
      method: 'POST',
      path: '/library/{id}/use',
      access: 'author',
      tag,
      summary:
        'Makes a stored picture that of an entry, or one of a project, without another upload; or keeps it for a text',
      params: idParams,
      body: pictureTaking,
      answer: libraryPicture,
      errors: [403],
    }),
  },
} as const;
