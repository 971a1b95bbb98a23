import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;

export const screen = screenStyle({ outline: 'none', paddingBottom: space.s6 });

export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.s3,
  padding: `12px ${vars.layout.gutter}`,
  boxShadow: `inset 0 -1px ${color.line}`,
});

export const intro = screenStyle({ flex: '1 1 100%', margin: 0, color: color.textSoft });

export const search = screenStyle({
  flex: '1 1 220px',
  maxWidth: 360,
  '@media': { [panelMedia.phone]: { flexBasis: '100%', maxWidth: 'none' } },
});

export const kind = screenStyle({
  flex: '0 1 220px',
  '@media': { [panelMedia.phone]: { flex: '1 1 140px' } },
});

export const emptying = screenStyle({
  marginInlineStart: 'auto',
  '@media': { [panelMedia.phone]: { marginInlineStart: 0 } },
});

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.s2} ${space.s3}`,
  minHeight: 64,
  padding: `8px ${vars.layout.gutter}`,
  borderBottom: `1px solid ${color.line}`,
});

export const sign = screenStyle({
  display: 'grid',
  placeItems: 'center',
  height: 36,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  color: color.textQuiet,
});

export const words = screenStyle({ display: 'grid', gap: 2, minWidth: 0 });

export const title = screenStyle({ fontWeight: 500, overflowWrap: 'anywhere' });

export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  color: color.textSoft,
  fontSize: vars.size.note,
  overflowWrap: 'anywhere',
});

export const buttons = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  '@media': { [panelMedia.phone]: { gridColumn: '2 / 4' } },
});

export const doomed = screenStyle({ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' });

export const foot = screenStyle({ padding: `${space.s3} ${vars.layout.gutter}` });

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });
