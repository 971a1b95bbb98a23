import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

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

export const intro = screenStyle({
  flex: '1 1 320px',
  margin: 0,
  color: color.textSoft,
  '@media': { [panelMedia.slim]: { flexBasis: '100%' } },
});

export const search = screenStyle({
  flex: '0 1 280px',
  minWidth: 0,
  '@media': { [panelMedia.phone]: { flexBasis: '100%' } },
});

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s3,
  minHeight: 52,
  padding: `6px ${vars.layout.gutter}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [panelMedia.phone]: { gridTemplateColumns: '20px minmax(0, 1fr) auto' } },
});

const address = { minWidth: 0, overflowWrap: 'anywhere' } as const;

export const from = screenStyle({
  ...address,
  fontWeight: 500,
  '@media': { [panelMedia.phone]: { gridColumn: '1 / 3' } },
});

export const arrow = screenStyle({
  display: 'flex',
  color: color.textQuiet,
  '@media': { [panelMedia.phone]: { gridRow: 2 } },
});

export const to = screenStyle({
  ...address,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  '@media': { [panelMedia.phone]: { gridRow: 2 } },
});

export const automatic = screenStyle({
  padding: '1px 6px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: color.textSoft,
  fontSize: vars.size.note,
});

export const buttons = screenStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: 80,
  '@media': { [panelMedia.phone]: { gridRow: '1 / 3', gridColumn: 3 } },
});

export const foot = screenStyle({ padding: `${space.s3} ${vars.layout.gutter}` });

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });

/** The target page does not exist. */
export const dead = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  color: color.error.text,
  fontSize: vars.size.small,
});
