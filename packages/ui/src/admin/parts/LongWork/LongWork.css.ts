import { screenStyle } from '../../../theme/layered.ts';

export const words = screenStyle({ display: 'grid', flex: 1, gap: 6, minWidth: 0 });
