import { limits } from '@vitrin/contract/limits';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, motion } = vars;

const leave = keyframes({
  '0%, 82%': { opacity: 1, visibility: 'visible' },
  '100%': { opacity: 0, visibility: 'hidden' },
});
const draw = keyframes({ from: { strokeDashoffset: 130 }, to: { strokeDashoffset: 0 } });

export const overlay = screenStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 22,
  background: color.ink,
  color: color.onInk,
  pointerEvents: 'none',
  animation: `${leave} ${limits.preloaderMs}ms ${motion.ease} both`,
  // Without scripts no page view is marked as a later one.
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  // A page view that is not the session's first is marked before the first paint.
  selectors: { 'html[data-seen] &': { display: 'none' } },
});

export const mark = screenStyle({
  width: 72,
  height: 72,
  fill: 'none',
  stroke: 'currentColor',
  strokeDasharray: 130,
  strokeWidth: 2,
  animation: `${draw} 1100ms ${motion.ease} both`,
});

export const name = screenStyle({
  paddingInline: vars.layout.gutter,
  fontSize: '1.25rem',
  fontWeight: 600,
  letterSpacing: '-0.03em',
  textAlign: 'center',
});
