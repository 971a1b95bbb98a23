import { createVar } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, layout, motion } = vars;

/** Width of a picture divided by its height. */
export const ratio = createVar();

/** The height at which a row is filled; rows grow from it until they end at the edge, a short last one not so far. */
const rowHeight = 'clamp(132px, 19.4vw, 264px)';
const mostGrowth = 1.6;

export const rows = screenStyle({
  gap: `clamp(24px, 2.6vw, 36px) ${layout.gap}`,
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap' },
    [below.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoFlow: 'dense',
      columnGap: 12,
    },
  },
});

export const cell = screenStyle({
  minWidth: 0,
  breakInside: 'avoid',
  '@media': {
    [from.tablet]: {
      flex: `${ratio} 1 calc(${ratio} * ${rowHeight})`,
      maxWidth: `calc(${ratio} * ${rowHeight} * ${mostGrowth})`,
    },
  },
});

export const wide = screenStyle({ '@media': { [below.tablet]: { gridColumn: '1 / -1' } } });

export const button = screenStyle({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  cursor: 'zoom-in',
});

export const frame = screenStyle({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: ratio,
  background: color.deep,
});

export const view = screenStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { [`${button}:hover &`]: { transform: 'scale(1.02)' } },
});

export const caption = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  paddingTop: 10,
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
