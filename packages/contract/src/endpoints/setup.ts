import { z } from 'zod';
import { define } from '../endpoint.ts';
import { sectors, serviceTemplate, setup, setupChange } from '../operation/setup.ts';

const tag = 'Set-up';

/** The calls of the first-day set-up. */
export const setupEndpoints = {
  setup: {
    read: define({
      method: 'GET',
      path: '/setup',
      access: 'owner',
      tag,
      summary: 'How far the set-up is, and what the site has already of its own',
      answer: setup,
    }),
    save: define({
      method: 'PUT',
      path: '/setup',
      access: 'owner',
      tag,
      summary: 'Notes how far the set-up is; absent fields stay',
      body: setupChange,
      answer: setup,
    }),
    templates: define({
      method: 'GET',
      path: '/setup/services',
      access: 'owner',
      tag,
      summary: 'Services as companies of a sector describe them, with places to fill such as "[şehir]"',
      query: z.object({ sector: z.enum(sectors) }),
      answer: z.array(serviceTemplate),
    }),
  },
} as const;
