import { z } from 'zod';
import { define, done, partQuery } from '../endpoint.ts';
import { idParams } from '../id.ts';
import { text } from '../text/text.ts';
import {
  returnConflict,
  returned,
  trashEmptied,
  trashEmptying,
  trashItem,
  trashKinds,
  trashReturn,
} from '../history/trash.ts';
import { limits } from '../limits.ts';

const tag = 'Trash';

/** The calls of the trash. */
export const trashEndpoints = {
  trash: {
    listAll: define({
      method: 'GET',
      path: '/trash',
      access: 'editor',
      tag,
      summary: 'A page of what was deleted, newest first; `q` is looked for in titles',
      query: partQuery.extend({
        q: text(limits.listSearchCharacters).trim().optional(),
        kind: z.enum(trashKinds).optional(),
      }),
      answer: z.array(trashItem),
    }),
    restore: define({
      method: 'POST',
      path: '/trash/{id}/restore',
      access: 'editor',
      tag,
      summary:
        'Brings back what was deleted; 409 with `free` where its path is another’s by now, and a `path` in the body then stands in for it',
      params: idParams,
      body: trashReturn,
      answer: returned,
      conflict: returnConflict,
      errors: [409],
    }),
    remove: define({
      method: 'DELETE',
      path: '/trash/{id}',
      access: 'owner',
      tag,
      summary: 'Deletes one thing for good',
      params: idParams,
      answer: done,
    }),
    empty: define({
      method: 'POST',
      path: '/trash/empty',
      access: 'owner',
      tag,
      summary: 'Deletes all for good, or those of a kind, as far as they were deleted by `until`',
      body: trashEmptying,
      answer: trashEmptied,
    }),
  },
} as const;
