import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

/** As high as the first viewport of the home page on a desktop. */
export const window = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '1280 / 800',
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});
