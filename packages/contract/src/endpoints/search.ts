import { z } from 'zod';
import { define, partQuery } from '../endpoint.ts';
import { pageLink } from '../fields.ts';
import { found, foundEntry } from '../search/found.ts';
import { foundKinds } from '../search/foundKinds.ts';
import { limits } from '../limits.ts';
import { text } from '../text/text.ts';

const tag = 'Search';

/** Suggestions for a missing page. */
export const lostAddress = z
  .object({
    near: z.array(foundEntry),
    /** The page that the address redirects to; null if none. */
    movedTo: pageLink.optional(),
  })
  .meta({ id: 'LostAddress' });

/** The calls of the site's search. */
export const searchEndpoints = {
  search: {
    find: define({
      method: 'GET',
      path: '/search',
      access: 'public',
      tag,
      summary:
        'Services, projects and posts that hold all words of `q`, the best first: a page of each kind, or of one',
      query: partQuery.extend({
        q: text(limits.searchCharacters).trim(),
        kind: z.enum(foundKinds).optional(),
      }),
      answer: found,
    }),
    lost: define({
      method: 'GET',
      path: '/search/lost',
      access: 'public',
      tag,
      summary: 'Where an address without a page leads, and what is nearest to it',
      query: z.object({ path: text(limits.addressCharacters).min(1) }),
      answer: lostAddress,
    }),
  },
} as const;
