import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { space } = vars;

export const words = screenStyle({ margin: 0 });

export const fields = screenStyle({ display: 'grid', gap: space.s4 });

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });
