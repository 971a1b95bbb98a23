import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

export const field = screenStyle({ display: 'grid', gap: 6, minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = screenStyle({ padding: 0, fontWeight: 500 });

export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: `2px ${vars.space.s4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const note = screenStyle({ color: vars.color.textQuiet, fontSize: vars.size.small, fontWeight: 400 });
