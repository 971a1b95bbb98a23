import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

export const body = screenStyle({ paddingBottom: vars.layout.section });
