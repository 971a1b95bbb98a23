import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

export const ways = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
