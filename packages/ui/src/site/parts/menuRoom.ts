/** The container query of a header that has room for the whole menu; otherwise it has a button that opens it. */
export const menuFits = '(min-width: 48.5rem)';

/** The space between the header's entries, the less the narrower the window. */
export const menuGap = 'clamp(17px, 4vw - 24px, 34px)';
