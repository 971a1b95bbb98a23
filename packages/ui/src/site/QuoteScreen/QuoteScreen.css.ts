import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

export const ways = screenStyle({ marginBottom: `calc(-1 * ${vars.space.s2})` });
