import { z } from 'zod';
import { define } from '../endpoint.ts';
import { timestamp } from '../id.ts';
import { fileAddress } from '../files/image.ts';
import { exactText } from '../text/text.ts';

const tag = 'Site file';

/** What a download should contain besides the content. */
export const siteFileWish = z.object({ messages: z.boolean() }).meta({ id: 'SiteFileWish' });

/** A permit to download the site once, within a minute, by its address: browsers download without a token. */
export const siteFileTicket = z
  .object({ address: fileAddress(), expiresAt: timestamp })
  .meta({ id: 'SiteFileTicket' });
export type SiteFileTicket = z.infer<typeof siteFileTicket>;

/** The calls about the whole site as one file. */
export const siteFileEndpoints = {
  siteFile: {
    ticket: define({
      method: 'POST',
      path: '/site-file/tickets',
      access: 'owner',
      tag,
      summary:
        'Allows one download of the site within a minute, of what visitors wrote as well where `messages` is true',
      body: siteFileWish,
      answer: siteFileTicket,
    }),
    download: define({
      method: 'GET',
      path: '/site-file',
      access: 'public',
      tag,
      summary: 'The site as one file, for a ticket, which it takes; one at a time',
      query: z.object({ ticket: exactText(100).min(1) }),
      answer: z.unknown(),
      answerType: 'application/zip',
      errors: [404],
    }),
  },
} as const;
