import { z } from 'zod';
import { define, done } from '../endpoint.ts';
import { idParams } from '../id.ts';
import { newPreviewLink, previewLink, previewLinkDraft } from '../drafts/preview.ts';

const tag = 'Previews';

/** The calls about links that show drafts to people without an account. */
export const previewEndpoints = {
  previews: {
    listAll: define({
      method: 'GET',
      path: '/previews',
      access: 'author',
      tag,
      summary: 'The preview links that can be opened, newest first: one’s own, and for an owner all',
      answer: z.array(previewLink),
    }),
    create: define({
      method: 'POST',
      path: '/previews',
      access: 'author',
      tag,
      summary:
        'Makes a link, told once, that shows one of one’s drafts, or all of them where `subject` is null; 409 for one too many',
      body: previewLinkDraft,
      answer: newPreviewLink,
      errors: [403, 404, 409],
    }),
    remove: define({
      method: 'DELETE',
      path: '/previews/{id}',
      access: 'author',
      tag,
      summary: 'Revokes a link at once: one’s own, or for an owner any',
      params: idParams,
      answer: done,
    }),
  },
} as const;
