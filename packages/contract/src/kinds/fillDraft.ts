import type { z } from 'zod';

/** The body of a new entry: fields with a default may be omitted. */
export type SentDraft<Kind extends { readonly draft: z.ZodType }> = z.input<Kind['draft']>;

/** A new entry as the server accepts it, with defaults filled in. Throws if it breaks the form's rules. */
export const fillDraft = <Draft extends z.ZodType>(
  { draft }: { readonly draft: Draft },
  given: z.input<Draft>,
): z.output<Draft> => draft.parse(given);
