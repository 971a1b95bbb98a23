/** The margin by which picture walls reach beyond the page's content on wide windows, up to 1600 pixels. */
export const wallBleed = 'calc(-1 * max(0px, (min(100vw - 320px, 1600px) - 1280px) / 2))';
