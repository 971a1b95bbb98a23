import { elementStyle } from '../../theme/layered.ts';

/** As large as the preview area of a form. */
export const stage = elementStyle({ display: 'flex', width: 640, maxWidth: '100%', height: 400 });
