import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;

export const pager = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  color: color.textQuiet,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [panelMedia.phone]: { justifyContent: 'center', width: '100%' } },
});

export const range = elementStyle({
  marginInlineEnd: 'auto',
  paddingInlineEnd: space.s4,
  '@media': { [panelMedia.phone]: { width: '100%', paddingInlineEnd: 0 } },
});

export const place = elementStyle({
  minWidth: 104,
  color: color.text,
  fontWeight: 500,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [panelMedia.phone]: { flex: '1 1 84px', minWidth: 84 } },
});
