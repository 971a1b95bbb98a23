import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';

export const bubble = elementStyle({
  zIndex: 70,
  maxWidth: 280,
  padding: '4px 8px',
  borderRadius: vars.radius.inner,
  background: vars.color.black.base,
  color: vars.color.black.on,
  fontSize: vars.size.note,
  fontWeight: 500,
});
