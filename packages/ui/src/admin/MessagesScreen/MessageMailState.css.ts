import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

export const quiet = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});

export const why = screenStyle({ margin: 0 });
