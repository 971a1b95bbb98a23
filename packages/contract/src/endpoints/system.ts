import { z } from 'zod';
import { define } from '../endpoint.ts';

/** The checks of operators and balancers. */
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
    ready: define({
      method: 'GET',
      path: '/ready',
      access: 'public',
      tag: 'Health',
      summary:
        'Tells whether this process takes further visitors: 503 from the moment on that it is told to end',
      answer: z.object({ status: z.literal('ready') }).meta({ id: 'Ready' }),
    }),
  },
} as const;
