import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const skip = screenStyle({
  position: 'fixed',
  top: -80,
  left: vars.layout.gutter,
  zIndex: 90,
  padding: '12px 20px',
  background: vars.color.strong,
  color: vars.color.onStrong,
  ':focus': { top: 12 },
  '@media': { print: { display: 'none' } },
});
