import type { z } from 'zod';

/** What a form may send of a new entry: a field that has a stand-in may be left out. */
export type SentDraft<Kind extends { readonly draft: z.ZodType }> = z.input<Kind['draft']>;

/** A new entry as the server takes it, with what was left out filled in. Throws where it breaks the form's rules. */
export const fillDraft = <Draft extends z.ZodType>(
  { draft }: { readonly draft: Draft },
  given: z.input<Draft>,
): z.output<Draft> => draft.parse(given);
