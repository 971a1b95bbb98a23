import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

export const body = screenStyle({
  display: 'grid',
  gap: vars.space.s6,
  paddingBottom: vars.layout.section,
});
