import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const notices = screenStyle({
  display: 'grid',
  gap: vars.space.s3,
  selectors: { '&:not(:empty)': { paddingTop: 20 } },
});
