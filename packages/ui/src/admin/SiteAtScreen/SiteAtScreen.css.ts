import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;

export const screen = screenStyle({ outline: 'none', paddingBottom: space.s6 });

export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.s3,
  padding: `0 ${vars.layout.gutter} 12px`,
  borderBottom: `1px solid ${color.line}`,
});

export const intro = screenStyle({
  maxWidth: 720,
  margin: 0,
  padding: `12px ${vars.layout.gutter}`,
  color: color.textSoft,
});

export const moment = screenStyle({
  flex: '0 1 260px',
  '@media': { [panelMedia.phone]: { flexBasis: '100%' } },
});

/** Aligned with the input itself, whatever is below it. */
export const show = screenStyle({
  paddingTop: 'calc(1lh + 6px)',
  '@media': { [panelMedia.phone]: { paddingTop: 0 } },
});

export const notice = screenStyle({ padding: `12px ${vars.layout.gutter} 0` });

export const top = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  padding: `16px ${vars.layout.gutter}`,
});

export const count = screenStyle({ flex: '1 1 260px', margin: 0, fontSize: '1rem', fontWeight: 600 });

export const list = screenStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.line}`,
});

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  gap: `2px ${space.s5}`,
  padding: `10px ${vars.layout.gutter}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [panelMedia.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const thing = screenStyle({ display: 'grid', gap: 2, minWidth: 0 });

export const title = screenStyle({ fontWeight: 500, overflowWrap: 'anywhere' });

export const quiet = screenStyle({ fontSize: vars.size.small, color: color.textQuiet });

export const words = screenStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });

export const none = screenStyle({
  margin: 0,
  padding: space.s6,
  textAlign: 'center',
  color: color.textQuiet,
});
