import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

/** A quiet line of explanation, beside or below what it explains. */
export const hint = screenStyle({ margin: 0, color: vars.color.textQuiet, fontSize: vars.size.small });
