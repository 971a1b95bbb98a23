import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const stacked = '(max-width: 900px)';

export const page = screenStyle({
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 360,
  marginBlock: 'auto',
  paddingBlock: 32,
  vars: { [vars.control.height]: '40px' },
  '@media': {
    [panelMedia.touch]: { vars: { [vars.control.height]: '44px' } },
    [stacked]: { maxWidth: 440, marginBlock: '0 auto', paddingBlock: 24 },
  },
});

export const dialog = screenStyle({ display: 'grid', gap: vars.space.s4 });
