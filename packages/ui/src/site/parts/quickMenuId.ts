/** The anchor of the footer's quick menu, which the header's button links to without scripts. */
export const quickMenuId = 'hizli-menu';
