import { z } from 'zod';
import { define, done } from '../endpoint.ts';
import { draftNote, draftSubject, formDraftChange, formDrafts } from '../drafts/formDraft.ts';
import { id } from '../id.ts';

const tag = 'Drafts';
const path = '/drafts/{kind}/{id}';

/** The calls about unsaved form input. */
export const draftEndpoints = {
  drafts: {
    listAll: define({
      method: 'GET',
      path: '/drafts',
      access: 'author',
      tag,
      summary: 'What one has drafts of, the latest first: all of it, or entries of a `kind`',
      query: draftSubject.pick({ kind: true }).partial(),
      answer: z.array(draftNote),
    }),
    read: define({
      method: 'GET',
      path,
      access: 'author',
      tag,
      summary:
        'One’s own draft of an entry, of a `new` one, or of the tab of `settings` that `id` names, and who else has one',
      params: draftSubject,
      answer: formDrafts,
    }),
    save: define({
      method: 'PUT',
      path,
      access: 'author',
      tag,
      summary:
        'Keeps a draft for its author alone; 409 where there is another one than it takes the place of',
      params: draftSubject,
      body: formDraftChange,
      answer: formDrafts,
      errors: [409],
    }),
    remove: define({
      method: 'DELETE',
      path,
      access: 'author',
      tag,
      summary: 'Deletes one’s own draft, unless it is another version by now',
      params: draftSubject,
      query: z.object({ version: id }),
      answer: done,
    }),
  },
} as const;
