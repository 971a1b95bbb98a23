import { limits } from '@vitrin/contract/limits';
import { keyframes } from '@vanilla-extract/css';
import { alpha } from '../../../theme/alpha.ts';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { forcedColors } from '../../../theme/forcedColors.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { measuredTime } from '../../../theme/reset.css.ts';

const { color, layout, motion, space } = vars;

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s5,
  marginTop: 'clamp(24px, 4vw, 56px)',
  '@media': {
    [below.tablet]: { flexWrap: 'wrap', gap: `8px ${space.s4}`, marginTop: space.s5 },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
    [forcedColors]: { background: 'Canvas' },
  },
});

/** Nothing moves if reduced motion is preferred; the text stays in place. */
export const alone = screenStyle({
  justifyContent: 'flex-end',
  '@media': { '(prefers-reduced-motion: reduce)': { visibility: 'hidden' } },
});

export const count = screenStyle({
  position: 'relative',
  minWidth: 62,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 540,
  whiteSpace: 'nowrap',
});

export const segments = screenStyle({
  flex: 1,
  display: 'flex',
  gap: layout.gap,
  '@media': { [below.tablet]: { flex: '0 0 100%', order: -1 } },
});

export const segment = screenStyle({
  position: 'relative',
  flex: 1,
  height: 28,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '50% 0 auto',
    // Borders, since forced colours remove backgrounds.
    borderTop: `1px solid ${alpha(color.white, 45)}`,
  },
});

export const filling = screenStyle({
  position: 'absolute',
  inset: '50% 0 auto',
  marginTop: -1,
  borderTop: `3px solid ${color.white}`,
  transformOrigin: '0 50%',
});

const interval = `${limits.bannerIntervalMs}ms`;

export const running = screenStyle({
  vars: { [measuredTime]: interval },
  animation: `${fill} ${interval} linear forwards`,
});
export const held = screenStyle({ animationPlayState: 'paused' });

export const passed = screenStyle({
  position: 'absolute',
  inset: '50% 0 auto',
  borderTop: `1px solid ${color.white}`,
});

export const buttons = screenStyle({
  display: 'flex',
  gap: 8,
  '@media': { [below.tablet]: { marginLeft: 'auto' } },
});

export const button = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: `1px solid ${alpha(color.white, 50)}`,
  borderRadius: vars.radius.control,
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  ':hover': { borderColor: color.white, background: alpha(color.white, 16) },
  '@media': { [below.tablet]: { width: 44, height: 44 } },
});
