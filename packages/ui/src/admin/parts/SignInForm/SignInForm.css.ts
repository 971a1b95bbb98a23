import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

export const dialog = screenStyle({ display: 'grid', gap: vars.space.s4 });

export const back = screenStyle({
  justifySelf: 'start',
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.size.small,
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineControl,
  textUnderlineOffset: 3,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  '@media': { [panelMedia.touch]: { minHeight: 44 } },
});
