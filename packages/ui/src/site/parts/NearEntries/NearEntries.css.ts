import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const title = screenStyle({ marginBottom: vars.space.s3, fontSize: '1rem', fontWeight: 560 });
