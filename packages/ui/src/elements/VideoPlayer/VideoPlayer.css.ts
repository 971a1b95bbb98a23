import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';

/** Fills the box around it, which has the shape of the film. */
export const player = elementStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: vars.color.ink,
});
