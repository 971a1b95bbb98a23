import { z } from 'zod';
import { define } from '../endpoint.ts';

/** The health check. */
export const systemEndpoints = {
  health: {
    read: define({
      method: 'GET',
      path: '/health',
      access: 'public',
      tag: 'Health',
      summary: 'Tells whether the server and its store answer',
      answer: z
        .object({
          status: z.literal('ok'),
          engine: z.enum(['sqlite', 'postgres']),
          /** What the operator should put right; for admins only. */
          warnings: z.array(z.object({ code: z.string(), message: z.string() })).optional(),
        })
        .meta({ id: 'Health' }),
    }),
  },
} as const;
