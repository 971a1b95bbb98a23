import { alpha } from '../../../theme/alpha.ts';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, layout, motion } = vars;
const blend = `${motion.base} ${motion.ease}`;

export const header = screenStyle({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 50,
  height: layout.header,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  color: color.text,
  transition: `background-color ${blend}, color ${blend}, border-color ${blend}`,
  '@media': { print: { display: 'none' } },
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
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(18px, 2.1vw, 34px)',
  '@media': { [below.desktop]: { display: 'none' } },
});
