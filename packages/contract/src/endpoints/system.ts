import { z } from 'zod';
import { define } from '../endpoint.ts';

/** The call that tells how the server is. */
export const systemEndpoints = {
  health: {
    read: define({
      method: 'GET',
      path: '/health',
      access: 'public',
      tag: 'Health',
      summary: 'Tells whether the server and its store answer',
      answer: z
        .object({ status: z.literal('ok'), engine: z.enum(['sqlite', 'postgres']) })
        .meta({ id: 'Health' }),
      errors: [503],
    }),
  },
} as const;
