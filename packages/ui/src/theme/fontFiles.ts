import latin from './fonts/archivo-latin.woff2?url';
import turkish from './fonts/archivo-turkish.woff2?url';

/** The addresses of the font files that every public page needs above the fold, to preload. */
export const siteFontUrls: readonly string[] = [latin, turkish];
