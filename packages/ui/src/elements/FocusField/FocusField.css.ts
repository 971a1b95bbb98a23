import { createVar } from '@vanilla-extract/css';
import { alpha } from '../../theme/alpha.ts';
import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';

const { color, space } = vars;

/** The picture's aspect ratio, width by height. */
export const ratio = createVar();
export const left = createVar();
export const top = createVar();

export const field = elementStyle({ display: 'grid', gap: space.s2, justifyItems: 'center' });

export const ground = elementStyle({
  position: 'relative',
  // As high as fits, and never cropped: the focal point is relative to this box.
  width: `min(100%, calc(320px * ${ratio}))`,
  overflow: 'clip',
  borderRadius: vars.radius.inner,
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
});

/** A ring of two colours is visible on any picture. */
export const handle = elementStyle({
  position: 'absolute',
  left,
  top,
  width: 32,
  height: 32,
  border: `3px solid ${color.white}`,
  borderRadius: '50%',
  background: alpha(color.scrim, 20),
  boxShadow: `0 0 0 2px ${color.scrim}, inset 0 0 0 2px ${color.scrim}`,
  transform: 'translate(-50%, -50%)',
  cursor: 'grab',
  selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: 3 } },
});

export const hint = elementStyle({ margin: 0, color: color.textQuiet, fontSize: vars.size.small });
