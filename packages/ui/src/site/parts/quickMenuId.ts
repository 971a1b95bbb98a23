/** The anchor of the footer's quick menu, which the header's button links to without JavaScript. */
export const quickMenuId = 'hizli-menu';
