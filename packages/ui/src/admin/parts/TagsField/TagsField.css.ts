import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, space } = vars;

export const field = screenStyle({ display: 'grid', gap: space.s2 });

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: space.s2,
});

/** Aligns a button with an input that has its label above. */
export const beside = screenStyle({ paddingTop: '1.9em' });

export const tags = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  paddingLeft: 10,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.soft,
  overflowWrap: 'anywhere',
});
