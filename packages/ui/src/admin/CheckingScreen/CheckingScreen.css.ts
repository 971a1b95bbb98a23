import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

export const screen = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minHeight: '100dvh',
  color: vars.color.textQuiet,
});
