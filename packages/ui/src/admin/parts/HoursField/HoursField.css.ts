import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, space } = vars;

export const week = screenStyle({
  display: 'grid',
  gap: space.s3,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = screenStyle({ padding: `0 0 ${space.s3}`, fontWeight: 500 });

export const day = screenStyle({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr) auto',
  gap: space.s3,
  alignItems: 'start',
  minWidth: 0,
  margin: 0,
  padding: `0 0 ${space.s3}`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:not(:has(input))': { alignItems: 'center' } },
  '@media': { [panelMedia.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** A legend only becomes a grid item if it floats. */
export const name = screenStyle({
  float: 'left',
  padding: 0,
  '@media': { [panelMedia.phone]: { gridColumn: '1 / -1', fontWeight: 500 } },
});

export const times = screenStyle({ display: 'grid', gap: space.s3, minWidth: 0 });

export const closed = screenStyle({ color: color.textQuiet });

export const time = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: space.s2,
  alignItems: 'start',
});

/** Aligns with inputs that have their labels above. */
const underLabel = { paddingTop: '1.7em' } as const;

export const remove = screenStyle(underLabel);

export const add = screenStyle({
  display: 'flex',
  selectors: { [`${day}:has(input) > &`]: underLabel },
});

export const error = screenStyle({ margin: 0, color: color.error.text });
