/** How far picture walls extend beyond the page's content on wide viewports, up to 1600 pixels. */
export const wallBleed = 'calc(-1 * max(0px, (min(100vw - 320px, 1600px) - 1280px) / 2))';
