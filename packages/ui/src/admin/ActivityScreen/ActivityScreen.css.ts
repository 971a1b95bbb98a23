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

export const choice = screenStyle({
  flex: '0 1 220px',
  '@media': { [panelMedia.phone]: { flex: '1 1 140px' } },
});

export const foot = screenStyle({
  display: 'flex',
  justifyContent: 'center',
  padding: `${space.s3} ${vars.layout.gutter}`,
});

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });
