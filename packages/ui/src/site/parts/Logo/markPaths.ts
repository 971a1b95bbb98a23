/** The two strokes of the plain mark on its 34 px sheet. */
export const markPaths = { frame: 'M2 2h30v30H2z', turn: 'M11 23V11h12v12h-5' } as const;
