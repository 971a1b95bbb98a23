import { alpha } from '../../../theme/alpha.ts';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

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
});

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s6,
  height: '100%',
});

export const wide = screenStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(18px, 2.1vw, 34px)',
  '@media': { [below.desktop]: { display: 'none' } },
});

export const search = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInline: -10,
});

/** Next to the menu button, if the header has no room for the menu itself. */
export const narrowSearch = screenStyle({
  marginLeft: 'auto',
  '@media': { [from.desktop]: { display: 'none' } },
});
