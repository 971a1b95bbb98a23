import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { besideSidebar, panelMedia, slimBesideSidebar } from '../../../theme/panelMedia.ts';

const { color, space } = vars;

/** The toolbar's height; the table's head sticks below it. */
export const toolbarHeight = `calc(${vars.control.height} + 24px)`;

export const toolbar = screenStyle({
  position: 'sticky',
  insetBlockStart: vars.layout.header,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s2,
  minHeight: toolbarHeight,
  padding: `12px ${vars.layout.gutter}`,
  background: color.paper,
  '@media': {
    [panelMedia.phone]: { position: 'static', justifyContent: 'flex-start', padding: `8px ${space.s4}` },
    '(max-height: 480px)': { position: 'static' },
  },
});

export const search = screenStyle({
  // Shrinks before a button wraps.
  flex: '1 1 120px',
  minWidth: 120,
  maxWidth: 232,
  '@media': { [panelMedia.phone]: { maxWidth: 'none', order: -2 } },
});

export const end = screenStyle({ flex: 'none' });

/** Only where there is room for them. */
const roomyOnly = {
  [panelMedia.slim]: { display: 'none' },
  [slimBesideSidebar]: { selectors: { [besideSidebar]: { display: 'none' } } },
} as const;

export const sortWord = screenStyle({ color: color.textQuiet, '@media': roomyOnly });

export const order = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  '@media': roomyOnly,
});

/** If three-digit counts leave no room for it, the sort button wraps to its own line. */
export const segments = screenStyle({
  marginInlineEnd: 'auto',
  '@media': { [panelMedia.phone]: { flex: '1 1 auto', margin: 0 } },
});

export const create = screenStyle({
  flex: 'none',
  // Several buttons wrap instead of overflowing.
  '@media': { [panelMedia.phone]: { order: -1, flex: '0 1 auto' } },
});
