/** The kinds that visitors search, in display order. */
export const foundKinds = ['service', 'project', 'post'] as const;
export type FoundKind = (typeof foundKinds)[number];
