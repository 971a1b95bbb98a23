import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

export const title = elementStyle({ margin: 0, fontWeight: 600 });

export const list = elementStyle({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });

export const link = elementStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: vars.color.text,
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineControl,
  textUnderlineOffset: 3,
  ':hover': { textDecorationColor: 'currentColor' },
  '@media': { [panelMedia.touch]: { minHeight: 44 } },
});
