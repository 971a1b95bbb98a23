import { createVar } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { wallBleed } from '../../theme/wallBleed.ts';

const { color, layout, motion } = vars;

/** Width of a picture divided by its height. */
export const ratio = createVar();

/** A picture's share of its row, and how many others the row has. */
export const share = createVar();
export const neighbours = createVar();

export const rows = screenStyle({
  gap: `clamp(24px, 2.6vw, 36px) ${layout.gap}`,
  marginInline: wallBleed,
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
      // Slightly less than the row, so that rounding cannot make it wider than the page.
      width: `calc((100% - ${neighbours} * ${layout.gap} - 0.1px) * ${share})`,
    },
  },
});

export const wide = screenStyle({ '@media': { [below.tablet]: { gridColumn: '1 / -1' } } });

export const link = screenStyle({
  display: 'block',
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
  selectors: { [`${link}:hover &`]: { transform: 'scale(1.02)' } },
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
