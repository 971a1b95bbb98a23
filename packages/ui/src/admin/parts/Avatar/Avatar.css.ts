import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color } = vars;

export const avatar = screenStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  overflow: 'hidden',
  borderRadius: '50%',
  background: color.pressed,
  color: color.textSoft,
  fontSize: '0.6875rem',
  fontWeight: 600,
  letterSpacing: 0,
});

export const picture = screenStyle({ width: '100%', height: '100%', objectFit: 'cover' });
