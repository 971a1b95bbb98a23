import { createVar, fallbackVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { alpha } from '../../theme/alpha.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';
import { elements } from '../../theme/layers.css.ts';

const { color, layout, motion, size, space } = vars;

export const bed = createVar();
export const ratio = createVar();
export const widest = createVar();
export const place = createVar();

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const side = createVar();

export const dialog = elementStyle({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: '100%',
  height: '100%',
  maxHeight: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    '&::backdrop': { background: color.ink },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${appear} ${motion.base} ${motion.ease}` },
    print: { display: 'none' },
  },
});

globalStyle(`html:has(${dialog}[open])`, { '@layer': { [elements]: { overflow: 'hidden' } } });

const bar = {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  padding: `14px ${layout.gutter}`,
  background: color.ink,
} as const;

export const head = elementStyle(bar);

export const count = elementStyle({
  color: color.onInkSoft,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${count} b`, { '@layer': { [elements]: { color: color.onInk, fontWeight: 600 } } });

export const buttons = elementStyle({ display: 'flex', gap: space.s2 });

export const button = elementStyle({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: `1px solid ${alpha(color.onInk, 60)}`,
  borderRadius: vars.radius.control,
  background: alpha(color.ink, 86),
  color: color.onInk,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  ':hover': { background: color.inkRaised },
});

export const turns = elementStyle({
  position: 'absolute',
  zIndex: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s2,
  '@media': {
    [from.tablet]: { top: 'calc(50% - 24px)', insetInline: layout.gutter, height: 0 },
    [below.tablet]: { right: layout.gutter, bottom: 20 },
  },
});

export const stage = elementStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  overflow: 'clip',
  containerType: 'size',
  touchAction: 'none',
  userSelect: 'none',
  // Focused to receive key presses, not as a control.
  outline: 'none',
});

export const picture = elementStyle({
  vars: { [side]: '0px' },
  width: `min(100cqw - 2 * ${side}, 100cqh * ${ratio}, ${fallbackVar(widest, '100cqw')})`,
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: ratio,
  background: fallbackVar(bed, color.inkRaised),
  cursor: 'zoom-in',
  transform: place,
  transition: `transform ${motion.base} ${motion.ease}`,
  willChange: 'transform',
  '@media': { [from.tablet]: { vars: { [side]: `calc(${layout.gutter} + 64px)` } } },
});

export const enlarged = elementStyle({ cursor: 'grab' });
export const held = elementStyle({ cursor: 'grabbing', transition: 'none' });

export const pdf = elementStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  gap: space.s4,
  width: `min(100cqw - 2 * ${layout.gutter}, 960px)`,
  height: `calc(100cqh - 2 * ${space.s4})`,
});

export const pages = elementStyle({ width: '100%', height: '100%', border: 0, background: color.inkRaised });

export const cover = elementStyle({
  position: 'relative',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: 'min(100%, 480px)',
  maxHeight: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: color.inkRaised,
  color: color.onInkSoft,
});

export const loading = elementStyle({
  position: 'absolute',
  padding: '8px 16px',
  background: alpha(color.ink, 86),
  color: color.onInk,
  pointerEvents: 'none',
  animation: `${appear} ${motion.fast} 200ms backwards`,
});

export const state = elementStyle({
  display: 'grid',
  gap: space.s3,
  justifyItems: 'center',
  maxWidth: '100%',
  padding: space.s5,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const brokenSheet = elementStyle({
  width: 64,
  height: 64,
  color: color.onInkAccent,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

export const quiet = elementStyle({ color: color.onInkSoft });

export const edge = elementStyle({
  color: color.onInkSoft,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { maxWidth: '40%', textAlign: 'end' } },
});

export const foot = elementStyle({
  ...bar,
  minHeight: 76,
  borderTop: `1px solid ${color.inkLine}`,
  paddingBottom: 'max(14px, env(safe-area-inset-bottom))',
  '@media': { [below.tablet]: { display: 'block', minHeight: 88 } },
});

export const footBesideButtons = elementStyle({
  '@media': { [below.tablet]: { paddingRight: `calc(${layout.gutter} + 120px)` } },
});

export const title = elementStyle({
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [below.tablet]: { fontSize: size.text } },
});
