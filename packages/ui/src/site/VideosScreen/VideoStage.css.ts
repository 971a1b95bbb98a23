import { alpha } from '../../theme/alpha.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, motion, radius, space } = vars;

export const stage = screenStyle({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: color.deep,
});

export const button = screenStyle({ '@media': { '(scripting: none)': { pointerEvents: 'none' } } });

export const view = screenStyle({
  position: 'absolute',
  inset: 0,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { [`${button}:hover &`]: { transform: 'scale(1.02)' } },
});

export const mark = screenStyle({
  position: 'absolute',
  left: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  background: color.primary.base,
  color: color.primary.on,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: { [`${button}:hover &`]: { background: color.primary.hover } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const duration = screenStyle({
  position: 'absolute',
  right: space.s3,
  bottom: space.s3,
  padding: '3px 8px',
  borderRadius: radius.inner,
  background: alpha(color.scrim, 82),
  color: color.white,
});
