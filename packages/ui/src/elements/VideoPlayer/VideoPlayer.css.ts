import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';

/** Fills its container, which has the video's aspect ratio. */
export const player = elementStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: vars.color.ink,
});
