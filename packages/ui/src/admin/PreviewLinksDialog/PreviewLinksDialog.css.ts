import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const parts = screenStyle({ display: 'grid', gap: space.s4 });

export const heading = screenStyle({ margin: `${space.s3} 0 0`, fontSize: '1rem', fontWeight: 600 });

export const list = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s3,
  padding: `${space.s3} 0`,
  borderTop: `1px solid ${color.line}`,
});

export const facts = screenStyle({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const quiet = screenStyle({ margin: 0, color: color.textSoft, fontSize: '0.875rem' });
export const waiting = screenStyle({ display: 'flex', gap: 8, alignItems: 'center' });
