import { config } from 'zod/v4';

/**
 * Zod for browsers: the builds of site and panel replace `zod` by it (their `vite.config.ts`). Zod compiles a parser
 * for each object with `new Function`, after testing whether it may; a strict content policy reports the attempt. It
 * has to be switched off before the first schema is made, so only a module that every schema imports can do it.
 */
config({ jitless: true });

export * from 'zod/v4';
