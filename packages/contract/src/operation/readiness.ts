import { z } from 'zod';

/** A fault that keeps one of our servers from doing all of its work. */
export const readinessFault = z.object({
  code: z.enum(['dataFolder', 'store', 'storage', 'disk', 'backup']),
  message: z.string(),
});
export type ReadinessFault = z.infer<typeof readinessFault>;
