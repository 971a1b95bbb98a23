import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const fields = screenStyle({ display: 'grid', gap: vars.space.s4 });
