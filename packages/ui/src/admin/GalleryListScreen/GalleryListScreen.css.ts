import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { layout, space } = vars;

/** Accepts dropped files down to the window's lower edge. */
export const ground = screenStyle({ flex: 1 });

/** The ways to add pictures, side by side. */
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s3 });

/** The button opens the file dialog; the hidden input itself is for automation. */
export const input = screenStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const notice = screenStyle({ padding: `0 ${layout.gutter} ${space.s4}` });

export const tiles = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(212px, 1fr))',
  gap: `${space.s5} ${space.s4}`,
  margin: 0,
  padding: `4px ${layout.gutter} ${space.s5}`,
  listStyle: 'none',
  '@media': {
    [panelMedia.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space.s4} ${space.s3}` },
  },
});

export const bones = screenStyle({ display: 'grid', gap: 10 });
