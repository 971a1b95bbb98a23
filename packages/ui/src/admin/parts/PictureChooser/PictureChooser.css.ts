import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { space } = vars;

export const tiles = screenStyle({ maxHeight: 'min(420px, 50vh)', padding: 4, overflowY: 'auto' });

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s4 });
