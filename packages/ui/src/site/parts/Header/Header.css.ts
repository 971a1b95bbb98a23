import { alpha } from '../../../theme/alpha.ts';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/forcedColors.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { menuFits, menuGap } from '../menuRoom.ts';

const { color, layout, motion } = vars;
const blend = `${motion.base} ${motion.ease}`;

/** Sticks to the top without taking up space, so that a page may start behind it. */
export const header = screenStyle({
  position: 'sticky',
  top: 0,
  zIndex: 50,
  height: 0,
  '@media': { print: { display: 'none' } },
});

export const bar = screenStyle({
  height: layout.header,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  color: color.text,
  transition: `background-color ${blend}, color ${blend}, border-color ${blend}`,
});

export const clear = screenStyle({
  vars: { [color.focus]: color.focusOnInk },
  borderColor: alpha(color.white, 22),
  background: 'transparent',
  color: color.white,
  // Only texts get a ground of their own there, and icons would be lost in the picture.
  '@media': { [forcedColors]: { background: 'Canvas' } },
});

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s6,
  height: '100%',
});

/** What the logo leaves of the row; whether the menu fits is asked in letters of the visitor's size. */
export const ways = screenStyle({
  flex: '1 0 80px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: menuGap,
  containerType: 'inline-size',
});

export const wide = screenStyle({
  display: 'none',
  '@container': { [menuFits]: { display: 'block' } },
});

export const search = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInline: -10,
});
