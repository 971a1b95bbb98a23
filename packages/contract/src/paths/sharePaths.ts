/** The address of the 1200x630 picture of a shared link; `name` is a stored picture's file, or 'site'. */
export const shareImagePath = (name: string): string => `/paylasim/${name}`;

/** The address of the preview picture that is drawn from the title of an entry without a picture. */
export const drawnCardPath = (page: string): string => shareImagePath(`sayfa${page}.jpg`);
