import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, motion, radius } = vars;
const blend = `${motion.base} ${motion.ease}`;

export const dock = screenStyle({
  position: 'fixed',
  right: 0,
  bottom: 'clamp(16px, 5vh, 56px)',
  zIndex: 40,
  display: 'grid',
  border: `1px solid ${color.lineStrong}`,
  borderRight: 0,
  borderRadius: `${radius.control} 0 0 ${radius.control}`,
  background: color.paper,
  opacity: 0,
  transform: 'translateX(8px)',
  visibility: 'hidden',
  transition: `opacity ${blend}, transform ${blend}, visibility ${blend}`,
  '@media': { print: { display: 'none' }, [below.tablet]: { display: 'none' } },
});

export const shown = screenStyle({ opacity: 1, transform: 'none', visibility: 'visible' });

export const item = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 46,
  height: 46,
  outlineOffset: -4,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&:hover': { background: color.hover, color: color.strong },
  },
});
