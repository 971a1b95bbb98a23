import { screenStyle } from '../../../theme/layered.ts';

export const fields = screenStyle({ display: 'grid', gap: 20 });
