import { createVar } from '@vanilla-extract/css';
import { alpha } from '../../../theme/alpha.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

/** The colour that is shown. */
export const shown = createVar();

export const chip = screenStyle({
  display: 'block',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: vars.radius.control,
  background: shown,
  boxShadow: `inset 0 0 0 1px ${alpha(vars.color.text, 35)}`,
  forcedColorAdjust: 'none',
});
