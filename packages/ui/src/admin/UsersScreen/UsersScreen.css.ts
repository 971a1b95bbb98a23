import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const screen = screenStyle({ outline: 'none', paddingBottom: space.s6 });

export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  padding: `12px ${vars.layout.gutter}`,
  boxShadow: `inset 0 -1px ${color.line}`,
});

export const intro = screenStyle({ flex: '1 1 280px', margin: 0, color: color.textSoft });

export const heading = screenStyle({
  margin: 0,
  padding: `${space.s6} ${vars.layout.gutter} ${space.s2}`,
  fontSize: vars.size.h3,
  fontWeight: 600,
});

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });

export const fields = screenStyle({ display: 'grid', gap: space.s4 });

export const doomed = screenStyle({ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' });
