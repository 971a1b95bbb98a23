import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

/** As wide as the pictures of other lists, so that titles are aligned. */
export const drawing = screenStyle({
  display: 'block',
  width: 52,
  height: 32,
  fill: 'none',
  stroke: vars.color.textSoft,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
});
