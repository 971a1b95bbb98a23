import { z } from 'zod';
import { define, done, partQuery } from '../endpoint.ts';
import { idParams } from '../id.ts';
import {
  libraryKinds,
  libraryPicture,
  librarySizes,
  librarySorts,
  pictureInUse,
  pictureTaking,
  libraryWords,
  usedPicture,
} from '../files/library.ts';
import { text } from '../text/text.ts';
import { limits } from '../limits.ts';

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
        'A page of the pictures, or of the PDFs or both by `kind`, newest or largest first; `q` is looked for in their words, `unused` leaves those that nothing uses, and `size` those that are heavy, or pictures that are small. Authors see what is kept in the library alone',
      query: partQuery.extend({
        q: text(limits.listSearchCharacters).trim().optional(),
        unused: z.literal('true').optional(),
        sort: z.enum(librarySorts).optional(),
        /** Over 1 or 5 MB, or pictures with both sides below 1,200 pixels. */
        size: z.enum(librarySizes).optional(),
        /** Pictures by default. */
        kind: z.enum(libraryKinds).optional(),
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
      summary:
        'Keeps a picture or a PDF in the library; the same file once more answers the one that is there',
      upload: 'file',
      answer: libraryPicture,
    }),
    update: define({
      method: 'PUT',
      path: '/library/{id}',
      access: 'editor',
      tag,
      summary:
        'Changes the words of a picture and where it is cut, wherever it is shown; texts describe their pictures themselves. What the banner or the settings show is for owners',
      params: idParams,
      body: libraryWords,
      answer: libraryPicture,
    }),
    replace: define({
      method: 'POST',
      path: '/library/{id}/file',
      access: 'editor',
      tag,
      summary:
        'Puts another file of the same kind in the place of a picture or PDF, wherever it is shown, texts included. What the banner or the settings show is for owners',
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
        'Makes a stored picture that of an entry, of a place of the settings, or a new one of a project, the gallery or the banner, without another upload; or keeps it for a text. A PDF becomes that of a project or certificate',
      params: idParams,
      body: pictureTaking,
      answer: libraryPicture,
      errors: [403, 415],
    }),
  },
} as const;
