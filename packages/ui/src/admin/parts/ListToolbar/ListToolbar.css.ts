import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, space } = vars;

/** The toolbar's height; the table's head sticks below it. */
export const toolbarHeight = `calc(${vars.control.height} + 24px)`;

export const toolbar = screenStyle({
  position: 'sticky',
  insetBlockStart: vars.layout.header,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: toolbarHeight,
  paddingInline: vars.layout.gutter,
  background: color.paper,
  '@media': {
    [panelMedia.phone]: {
      position: 'static',
      flexWrap: 'wrap',
      padding: `8px ${space.s4}`,
    },
    '(max-height: 480px)': { position: 'static' },
  },
});

export const search = screenStyle({
  flex: '0 1 232px',
  minWidth: 120,
  '@media': { [panelMedia.phone]: { flex: '1 1 120px', order: -2 } },
});

export const end = screenStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [panelMedia.phone]: { margin: 0 } },
});

export const sortWord = screenStyle({
  color: color.textQuiet,
  '@media': { [panelMedia.slim]: { display: 'none' } },
});

export const order = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  '@media': { [panelMedia.slim]: { display: 'none' } },
});

/** If three-digit counts leave no room for it, the sort button wraps to its own line. */
export const segments = screenStyle({ '@media': { [panelMedia.phone]: { flex: '1 1 auto' } } });

export const create = screenStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  selectors: { [`${end} + &`]: { marginInlineStart: 0 } },
  // Several buttons wrap instead of overflowing.
  '@media': { [panelMedia.phone]: { order: -1, flex: '0 1 auto' } },
});
