/** What visitors search, in the order in which it is shown. */
export const foundKinds = ['service', 'project', 'post'] as const;
export type FoundKind = (typeof foundKinds)[number];
