import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, layout, space } = vars;

export const halves = screenStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)',
  '@media': { '(max-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fields = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.s5,
  padding: `${space.s6} ${layout.gutter}`,
});

export const field = screenStyle({ display: 'grid', gap: space.s2 });

export const preview = screenStyle({
  minHeight: '60vh',
  borderInlineStart: `1px solid ${color.line}`,
  background: color.soft,
  '@media': { '(max-width: 960px)': { display: 'none' } },
});
