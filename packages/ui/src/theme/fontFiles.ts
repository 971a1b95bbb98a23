import archivo from './fonts/archivo.woff2?url';

/** The URLs of the font files that every public page needs above the fold, to preload. */
export const siteFontUrls: readonly string[] = [archivo];
