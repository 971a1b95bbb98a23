import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, motion, space } = vars;
const line = `1px solid ${color.lineStrong}`;

export const block = screenStyle({ border: line, overflow: 'hidden', breakInside: 'avoid' });

export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  padding: '14px 20px',
  borderBottom: line,
  '@media': { [below.tablet]: { padding: '12px 14px' } },
});

export const title = screenStyle({ fontSize: '1rem', fontWeight: 560, lineHeight: 1.3 });

export const mark = screenStyle({
  flex: 'none',
  width: 26,
  height: 26,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

/** Extends one pixel beyond the frame, so that the lines of the last cells coincide with it. */
export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: '0 -1px -1px 0',
  '@media': { [below.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const cell = screenStyle({
  minHeight: 88,
  padding: '14px 20px 18px',
  borderRight: line,
  borderBottom: line,
  '@media': { [below.tablet]: { minHeight: 76, padding: '12px 14px 14px' } },
});

export const key = screenStyle({ overflowWrap: 'anywhere' });

export const value = screenStyle({
  marginTop: space.s2,
  fontSize: '1.125rem',
  fontVariantNumeric: 'lining-nums',
  fontWeight: 500,
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [below.tablet]: { fontSize: '1rem' } },
});

export const service = screenStyle({
  textDecorationLine: 'underline',
  textDecorationColor: color.lineStrong,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  transition: `text-decoration-color ${motion.fast} ${motion.ease}`,
  ':hover': { textDecorationColor: 'currentColor' },
});
