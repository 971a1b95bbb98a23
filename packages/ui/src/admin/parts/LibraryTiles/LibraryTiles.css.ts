import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, space } = vars;

export const tiles = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: space.s4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [panelMedia.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s3 },
  },
});

export const tile = screenStyle({ minWidth: 0 });

export const button = screenStyle({
  display: 'grid',
  gap: 6,
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const still = screenStyle({ display: 'grid', gap: 6 });

export const shot = screenStyle({
  display: 'block',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  borderRadius: vars.radius.inner,
  background: color.hover,
  selectors: { [`${button}:hover &`]: { outline: `2px solid ${color.text}`, outlineOffset: 2 } },
});

export const sheet = screenStyle({ display: 'grid', placeItems: 'center', color: color.textQuiet });

export const name = screenStyle({
  display: 'block',
  overflow: 'hidden',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const about = screenStyle({
  display: 'block',
  overflow: 'hidden',
  color: color.textQuiet,
  fontSize: vars.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
