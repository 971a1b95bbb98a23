import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;
const wide = 240;
const rail = 64;

/** Narrower than this, in pixels, the sidebar shows no labels. */
export const railLimit = 100;

/** The target of the skip link. */
export const mainId = 'main';

export const frame = screenStyle({
  display: 'grid',
  gridTemplateColumns: `${wide}px minmax(0, 1fr)`,
  selectors: { '&[data-sidebar="rail"]': { gridTemplateColumns: `${rail}px minmax(0, 1fr)` } },
  '@media': {
    [panelMedia.narrow]: {
      selectors: { '&:not([data-sidebar="wide"])': { gridTemplateColumns: `${rail}px minmax(0, 1fr)` } },
    },
    [panelMedia.phone]: {
      selectors: {
        '&, &[data-sidebar], &:not([data-sidebar="wide"])': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});

export const skip = screenStyle({
  position: 'fixed',
  zIndex: 99,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: vars.radius.control,
  background: color.black.base,
  color: color.black.on,
  textDecoration: 'none',
  translate: '0 -80px',
  selectors: { '&:focus': { translate: '0 0' } },
});

export const sidebar = screenStyle({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  height: '100dvh',
  containerType: 'inline-size',
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.soft,
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

export const stage = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
});

export const main = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  outline: 'none',
});
