import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const dialog = screenStyle({ display: 'grid', gap: vars.space.s4 });
