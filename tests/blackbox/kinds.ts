import type { KindSample } from '@vitrin/contract/testing/kindSamples';

/** A word that no other content contains. */
export const mark = 'Deneme Işıklığı';

/** A unique entry of a kind. */
export const bodyOf = (kind: KindSample): Readonly<Record<string, unknown>> => kind.draft(mark, Date.now());
