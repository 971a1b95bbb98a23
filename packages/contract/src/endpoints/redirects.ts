import { z } from 'zod';
import { define, done, partQuery } from '../endpoint.ts';
import { idParams } from '../id.ts';
import { limits } from '../limits.ts';
import { redirect, redirectDraft } from '../paths/redirect.ts';
import { text } from '../text/text.ts';

const tag = 'Redirects';

/** The calls about redirects. */
export const redirectEndpoints = {
  redirects: {
    listAll: define({
      method: 'GET',
      path: '/redirects',
      access: 'editor',
      tag,
      summary:
        'The redirects, newest first: those that admins made, and those of entries whose address changed',
      query: partQuery.extend({
        /** A part of either address, as displayed or percent-encoded. */
        q: text(limits.redirectCharacters).trim().optional(),
      }),
      answer: z.array(redirect),
    }),
    create: define({
      method: 'POST',
      path: '/redirects',
      access: 'editor',
      tag,
      summary: 'Lets an address without a page lead to another one',
      body: redirectDraft,
      answer: redirect,
      errors: [409],
    }),
    update: define({
      method: 'PUT',
      path: '/redirects/{id}',
      access: 'editor',
      tag,
      summary: 'Changes a redirect that an admin made',
      params: idParams,
      body: redirectDraft,
      answer: redirect,
      errors: [404, 409],
    }),
    remove: define({
      method: 'DELETE',
      path: '/redirects/{id}',
      access: 'editor',
      tag,
      summary: 'Deletes a redirect, so that its address leads nowhere',
      params: idParams,
      answer: done,
    }),
  },
} as const;
