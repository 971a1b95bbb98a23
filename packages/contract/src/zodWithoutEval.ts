import { config } from 'zod/v4';

/**
 * Zod for browsers: the builds of site and panel replace `zod` by this module (their `vite.config.ts`). Zod compiles a
 * parser for each object with `new Function`, after testing whether that is allowed; a strict content policy reports
 * the attempt. It has to be turned off before the first schema is created, so only a module that every schema imports
 * can do it.
 */
config({ jitless: true });

export * from 'zod/v4';
