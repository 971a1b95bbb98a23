import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';
import { toolbarHeight } from '../ListToolbar/ListToolbar.css.ts';

const { color, space } = vars;

/** Replaces the toolbar; on a phone it is at the bottom, so that nothing shifts there either. */
export const bar = screenStyle({
  position: 'sticky',
  insetBlockStart: vars.layout.header,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  height: toolbarHeight,
  paddingInline: `calc(${vars.layout.gutter} - 8px) ${vars.layout.gutter}`,
  background: color.selected,
  boxShadow: `inset 0 -1px ${color.lineStrong}`,
  '@media': {
    [panelMedia.phone]: {
      position: 'fixed',
      inset: 'auto 0 0 0',
      zIndex: 26,
      height: 'auto',
      overflowX: 'auto',
      padding: '8px 8px calc(8px + env(safe-area-inset-bottom))',
      boxShadow: `inset 0 1px ${color.lineStrong}`,
    },
  },
});

export const count = screenStyle({
  marginInlineEnd: space.s2,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [panelMedia.phone]: { minWidth: 20, margin: 0, fontSize: vars.size.h3 } },
});

/** Visually hidden if there is no room for it. */
export const word = screenStyle({
  '@media': {
    [panelMedia.phone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const icon = screenStyle({
  display: 'grid',
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

export const danger = screenStyle({ color: color.error.text });
