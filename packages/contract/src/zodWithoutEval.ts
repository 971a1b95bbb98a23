import { config } from 'zod/v4';

/**
 * Zod for browsers: the builds of site and panel put it in the place of `zod` (their `vite.config.ts`). Zod compiles a
 * parser for each object with `new Function`, and tries that out first; a strict content policy reports the attempt.
 * It has to be told before the first schema is made, so nothing but what every schema imports can tell it.
 */
config({ jitless: true });

export * from 'zod/v4';
