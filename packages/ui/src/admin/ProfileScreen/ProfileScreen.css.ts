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

export const portrait = screenStyle({ display: 'grid', gap: 6, maxWidth: 480, minWidth: 0 });

export const label = screenStyle({ fontWeight: 500 });
export const hint = screenStyle({ color: vars.color.textQuiet, fontSize: vars.size.note });

/** The list extends to the edges, but its text does not. */
export const passkeys = screenStyle({
  display: 'grid',
  gap: space.s4,
  padding: `${space.s6} 0`,
  borderBottom: `1px solid ${color.line}`,
  outline: 'none',
});

export const words = screenStyle({ display: 'grid', gap: space.s4, padding: `0 ${vars.layout.gutter}` });

export const sessions = screenStyle({ display: 'grid', gap: space.s2, paddingTop: space.s6 });

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  padding: `0 ${vars.layout.gutter}`,
});

/** Below the heading and the button at any width. */
export const under = screenStyle({ flexBasis: '100%', margin: 0, color: color.textSoft });

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });

export const state = screenStyle({ margin: 0 });

export const ways = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

export const fields = screenStyle({ display: 'grid', gap: space.s4 });

export const scan = screenStyle({ display: 'grid', justifyItems: 'center', gap: space.s4 });

/** Dark on light in either colour scheme, as phones expect of a QR code. */
export const picture = screenStyle({
  width: 'min(100%, 220px)',
  margin: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: color.white,
  fill: color.ink,
});

export const secret = screenStyle({ display: 'grid', justifySelf: 'stretch', gap: 4 });

export const letters = screenStyle({ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' });

export const codes = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: space.s2,
  margin: 0,
  padding: space.s3,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  fontFamily: 'monospace',
  userSelect: 'text',
});
