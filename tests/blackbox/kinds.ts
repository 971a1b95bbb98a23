import type { KindSample } from '@vitrin/contract/testing/kindSamples';

/** Found by nobody else's content. */
export const mark = 'Deneme Işıklığı';

/** An entry of a kind that is like no other one. */
export const bodyOf = (kind: KindSample): Readonly<Record<string, unknown>> => kind.draft(mark, Date.now());
