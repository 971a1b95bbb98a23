import { elementStyle } from '../../theme/layered.ts';

export const sheet = elementStyle({
  width: 'min(40%, 96px)',
  height: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});
