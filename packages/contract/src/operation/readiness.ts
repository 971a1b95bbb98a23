import { z } from 'zod';

/** What a server of ours may lack to do all that is asked of it. */
export const readinessFault = z.object({
  code: z.enum(['dataFolder', 'store', 'storage', 'disk', 'backup']),
  message: z.string(),
});
export type ReadinessFault = z.infer<typeof readinessFault>;
