import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { translate: '-100% 0' } });

export const veil = screenStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 45,
  background: `color-mix(in oklab, ${vars.color.scrim} 44%, transparent)`,
  animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}`,
});

export const drawer = screenStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 50,
  width: 'min(300px, 86vw)',
  background: vars.color.soft,
  boxShadow: vars.shadow.float,
  outline: 'none',
  animation: `${slide} ${vars.motion.slow} ${vars.motion.ease}`,
});

export const close = screenStyle({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
});
