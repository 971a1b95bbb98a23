import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color } = vars;

/** Below this width one pane is shown at a time. */
export const onePane = '(max-width: 900px)';

export const inbox = screenStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr)',
  '@media': {
    [panelMedia.narrow]: { gridTemplateColumns: '340px minmax(0, 1fr)' },
    [onePane]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const side = screenStyle({
  minWidth: 0,
  borderInlineEnd: `1px solid ${color.line}`,
  outline: 'none',
  '@media': {
    [onePane]: {
      border: 0,
      selectors: { [`${inbox}[data-reading] > &`]: { display: 'none' } },
    },
  },
});

export const bar = screenStyle({
  position: 'sticky',
  insetBlockStart: vars.layout.header,
  zIndex: 10,
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  background: color.paper,
  boxShadow: `inset 0 -1px ${color.line}`,
  '@media': { '(max-height: 480px)': { position: 'static' } },
});

/** Above an empty inbox, without a list next to it. */
export const barAlone = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: `12px ${vars.layout.gutter}`,
  boxShadow: `inset 0 -1px ${color.line}`,
});
