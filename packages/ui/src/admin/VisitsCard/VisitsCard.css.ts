import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, size, space } = vars;

export const card = screenStyle({ display: 'grid', gap: space.s3, padding: `${space.s3} 16px ${space.s4}` });

export const sums = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s4}`,
  margin: 0,
});

export const sum = screenStyle({ display: 'grid' });
export const value = screenStyle({ margin: 0, fontSize: '1.25rem', fontWeight: 600 });
export const name = screenStyle({ color: color.textQuiet, fontSize: size.small });

export const chart = screenStyle({ display: 'block', width: '100%', height: 96 });
export const bar = screenStyle({ fill: color.strong });
export const base = screenStyle({ stroke: color.line });

export const lists = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: space.s3,
});

export const heading = screenStyle({ margin: 0, fontSize: size.small, fontWeight: 600 });

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s2,
  overflowWrap: 'anywhere',
});

export const scroll = screenStyle({ overflowX: 'auto' });

export const table = screenStyle({ width: '100%', borderCollapse: 'collapse', fontSize: size.small });

export const cell = screenStyle({
  padding: '4px 8px',
  textAlign: 'start',
  fontWeight: 400,
  borderBottom: `1px solid ${color.line}`,
  whiteSpace: 'nowrap',
});
