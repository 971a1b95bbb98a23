/** The two strokes of the default mark on a 34 px grid. */
export const markPaths = { frame: 'M2 2h30v30H2z', turn: 'M11 23V11h12v12h-5' } as const;
