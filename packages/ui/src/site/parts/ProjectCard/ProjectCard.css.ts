import { createVar, fallbackVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';
import { coveringLink } from '../coveringLink.ts';

const { color, motion, space } = vars;

/** The aspect ratio and height of a card's picture, and whether it fills spare room: set by the surrounding layout. */
export const pictureRatio = createVar();
export const pictureHeight = createVar();
export const pictureGrow = createVar();

export const card = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
});

export const frame = screenStyle({
  position: 'relative',
  flex: `${fallbackVar(pictureGrow, '1')} 0 auto`,
  minHeight: 180,
  height: fallbackVar(pictureHeight, 'auto'),
  aspectRatio: fallbackVar(pictureRatio, 'auto'),
  overflow: 'hidden',
  background: color.deep,
});

export const view = screenStyle({
  position: 'absolute',
  inset: 0,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.02)' } },
});

export const blankSheet = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: color.lineStrong,
  stroke: 'currentColor',
  strokeWidth: 1,
});

export const caption = screenStyle({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)',
  columnGap: space.s4,
  alignItems: 'baseline',
  paddingTop: space.s4,
});

export const title = screenStyle({ overflowWrap: 'anywhere', hyphens: 'auto' });

export const link = coveringLink(card);

export const meta = screenStyle({ textAlign: 'end', overflowWrap: 'anywhere', textWrap: 'balance' });

const words = {
  gridColumn: '1 / -1',
  maxWidth: '52ch',
  marginTop: 6,
  fontSize: '1rem',
  color: color.textSoft,
  textWrap: 'balance',
} as const;

export const summary = screenStyle(words);

export const blankWords = styleVariants({
  title: { '@layer': { [screens]: { gridColumn: '1 / 2' } } },
  summary: { '@layer': { [screens]: { ...words, maxWidth: 'none', display: 'grid', gap: 10 } } },
});
