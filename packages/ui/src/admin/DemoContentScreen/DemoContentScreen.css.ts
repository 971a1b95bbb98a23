import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, size, space } = vars;

export const screen = screenStyle({
  display: 'grid',
  maxWidth: 880,
  padding: `${space.s4} ${vars.layout.gutter} ${space.s6}`,
});

export const left = screenStyle({ display: 'grid', justifyItems: 'start', gap: space.s4, outline: 'none' });

export const lede = screenStyle({ margin: 0, maxWidth: '68ch', color: color.textSoft, textWrap: 'pretty' });

export const heading = screenStyle({ margin: 0, fontSize: size.text, fontWeight: 600 });

export const group = screenStyle({ display: 'grid', gap: space.s1, width: '100%' });

export const list = screenStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.line}`,
});

export const row = screenStyle({
  display: 'grid',
  gap: 2,
  padding: `${space.s2} 0`,
  borderBottom: `1px solid ${color.line}`,
});

export const quiet = screenStyle({
  margin: 0,
  color: color.textQuiet,
  fontSize: size.small,
  overflowWrap: 'anywhere',
});

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });
