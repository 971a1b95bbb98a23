import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';

const { color } = vars;

export const button = elementStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.control.height,
  height: vars.control.height,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textSoft,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.hover, color: color.text },
    '&:active': { background: color.pressed },
    '&:disabled': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
  },
});
