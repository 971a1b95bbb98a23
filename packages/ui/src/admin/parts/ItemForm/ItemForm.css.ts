import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { space } = vars;

export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.s4,
  '@media': { [panelMedia.phone]: { gridTemplateColumns: '1fr', gap: 20 } },
});

export const status = screenStyle({ display: 'grid', alignContent: 'start', gap: 6 });

export const statusLabel = screenStyle({ fontWeight: 500 });

export const switchLine = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.height,
});

export const ways = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s2,
});

export const reasons = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

/** Opens a stored PDF. */
export const sheetLink = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: 12,
  fontSize: vars.size.small,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});
