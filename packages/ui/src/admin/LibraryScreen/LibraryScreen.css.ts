import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, layout, space } = vars;

/** Accepts dropped files down to the window's lower edge. */
export const ground = screenStyle({ flex: 1 });

export const screen = screenStyle({ outline: 'none', paddingBottom: space.s6 });

export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  padding: `12px ${layout.gutter}`,
  boxShadow: `inset 0 -1px ${color.line}`,
});

export const intro = screenStyle({ flex: '1 0 100%', margin: 0, color: color.textSoft });

export const search = screenStyle({
  flex: '1 1 180px',
  minWidth: 0,
  maxWidth: 280,
  '@media': { [panelMedia.phone]: { flexBasis: '100%', maxWidth: 'none' } },
});

export const size = screenStyle({
  flex: '1 1 160px',
  minWidth: 0,
  maxWidth: 220,
  '@media': { [panelMedia.phone]: { flexBasis: '100%', maxWidth: 'none' } },
});

export const found = screenStyle({ color: color.textQuiet, fontSize: vars.size.small });

export const action = screenStyle({ marginInlineStart: 'auto' });

/** The button opens the file dialog; the hidden input itself is for automation. */
export const input = screenStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const tiles = screenStyle({ padding: `${space.s4} ${layout.gutter}` });

export const waiting = screenStyle({ display: 'flex', justifyContent: 'center', gap: 8, padding: space.s6 });

export const foot = screenStyle({ padding: `${space.s3} ${layout.gutter}` });

export const shot = screenStyle({
  display: 'block',
  maxHeight: 220,
  aspectRatio: '16 / 9',
  overflow: 'clip',
  borderRadius: vars.radius.inner,
  background: color.hover,
});

export const facts = screenStyle({ margin: 0, color: color.textQuiet, fontSize: vars.size.small });

export const part = screenStyle({ display: 'grid', gap: space.s2 });

export const heading = screenStyle({ margin: 0, fontSize: vars.size.small, fontWeight: 600 });

export const uses = screenStyle({
  display: 'grid',
  gap: 4,
  maxHeight: 160,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

export const use = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '2px 8px' });

export const placeLink = screenStyle({
  color: color.text,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
});

export const quiet = screenStyle({ color: color.textQuiet, fontSize: vars.size.small });

export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

export const shared = screenStyle({ padding: `${vars.space.s4} ${vars.layout.gutter} 0` });

export const sharedNames = screenStyle({ margin: 0, overflowWrap: 'anywhere' });
