import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

export const width = createVar();
export const height = createVar();

const shimmer = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } });
const { color } = vars;

export const bone = elementStyle({
  display: 'block',
  width,
  maxWidth: '100%',
  height,
  borderRadius: vars.radius.inner,
  background: `linear-gradient(90deg, ${color.hover} 25%, ${color.pressed} 45%, ${color.hover} 65%) 0 0 / 300% 100%`,
  animation: `${shimmer} 1600ms linear infinite`,
  '@media': { [panelMedia.still]: { animation: 'none' } },
});
