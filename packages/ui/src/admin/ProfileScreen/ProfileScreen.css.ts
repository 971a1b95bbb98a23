import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const screen = screenStyle({ outline: 'none', display: 'grid', paddingBottom: space.s6 });

export const part = screenStyle({
  display: 'grid',
  gap: space.s4,
  padding: `${space.s6} ${vars.layout.gutter}`,
  borderBottom: `1px solid ${color.line}`,
});

export const heading = screenStyle({ margin: 0, fontSize: vars.size.h3, fontWeight: 600 });

export const lede = screenStyle({ margin: 0, color: color.textSoft });

export const form = screenStyle({ display: 'grid', gap: space.s4, maxWidth: 480 });

export const sessions = screenStyle({ display: 'grid', gap: space.s2, paddingTop: space.s6 });

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  padding: `0 ${vars.layout.gutter}`,
});

/** Below heading and button, whatever the width. */
export const under = screenStyle({ flexBasis: '100%', margin: 0, color: color.textSoft });

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });
