import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;

/** Below this width one pane is shown at a time. */
export const onePane = '(max-width: 900px)';

export const screen = screenStyle({ display: 'flex', flexDirection: 'column', flex: 1, outline: 'none' });

export const parts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  padding: `12px ${vars.layout.gutter}`,
  borderBottom: `1px solid ${color.line}`,
});

export const panes = screenStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '380px minmax(0, 1fr)',
  '@media': {
    [panelMedia.narrow]: { gridTemplateColumns: '320px minmax(0, 1fr)' },
    [onePane]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const side = screenStyle({
  minWidth: 0,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': {
    [onePane]: { border: 0, selectors: { [`${panes}[data-comparing] > &`]: { display: 'none' } } },
  },
});

export const main = screenStyle({
  minWidth: 0,
  outline: 'none',
  '@media': {
    [onePane]: { selectors: { [`${panes}:not([data-comparing]) > &`]: { display: 'none' } } },
  },
});

export const hint = screenStyle({
  margin: 0,
  padding: `${space.s7} ${space.s5}`,
  color: color.textQuiet,
  textAlign: 'center',
});

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });

export const bones = screenStyle({
  display: 'grid',
  gap: 10,
  padding: 16,
  borderBottom: `1px solid ${color.line}`,
});
