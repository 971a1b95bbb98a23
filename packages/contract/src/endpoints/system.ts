import { z } from 'zod';
import { define } from '../endpoint.ts';
import { readinessFault } from '../operation/readiness.ts';
import { healthFindings, siteHealth } from '../operation/siteHealth.ts';

/** The checks of operators and load balancers. */
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
          /** The server's own; older ones do not send it. */
          version: z.string().optional(),
          /** Problems for the operator to fix; for admins only. */
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
        'Tells whether this process takes further visitors: 503 from the moment on that it is told to end, and while its own database, folders or disk fail, each named in `faults`',
      answer: z
        .object({
          status: z.literal('ready'),
          version: z.string().optional(),
          /** Faults that every process shares: a common database or storage, old backups. */
          faults: z.array(readinessFault).optional(),
        })
        .meta({ id: 'Ready' }),
    }),
  },
  siteHealth: {
    read: define({
      method: 'GET',
      path: '/site-health',
      access: 'editor',
      tag: 'Site health',
      summary:
        'What could be better: the last backup, room on the disk, e-mail, pictures without description or too small, links that lead nowhere, empty parts, titles too long for search results; of each kind the number and the first ones',
      answer: siteHealth,
    }),
    outsideLinks: define({
      method: 'POST',
      path: '/site-health/outside-links',
      access: 'editor',
      tag: 'Site health',
      summary:
        'Asks other websites whether the pages that texts link to are still there, and answers the links that lead nowhere; the only thing here that goes out to the web',
      answer: healthFindings,
      limited: true,
    }),
  },
} as const;
