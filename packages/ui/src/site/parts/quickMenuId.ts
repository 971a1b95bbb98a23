/** The anchor of the footer's quick menu, where the header's button leads without scripts. */
export const quickMenuId = 'hizli-menu';
