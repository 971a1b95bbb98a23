import { elementStyle } from '../../theme/layered.ts';

/** A place as large as a form has for its preview. */
export const stage = elementStyle({ display: 'flex', width: 640, maxWidth: '100%', height: 400 });
