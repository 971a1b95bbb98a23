import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, motion, space } = vars;

export const card = screenStyle({ minWidth: 0 });

export const portrait = screenStyle({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  background: color.deep,
  filter: 'saturate(0.55) contrast(1.02)',
  transition: `filter ${motion.base}`,
  selectors: { [`${card}:is(:hover, :focus-within) &`]: { filter: 'none' } },
});

export const initials = screenStyle({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: color.strong,
  fontSize: 'clamp(2.5rem, 1.42rem + 4.45vw, 5rem)',
  fontWeight: 440,
  letterSpacing: '-0.036em',
});

export const words = screenStyle({ paddingTop: space.s4 });

/** In a strip of portraits without gaps, text is aligned with its portrait and kept away from the next one. */
export const inStrip = screenStyle({ paddingRight: space.s4 });

export const name = screenStyle({ fontSize: '1.125rem' });

export const position = screenStyle({
  marginTop: 2,
  color: color.textSoft,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});

export const links = screenStyle({ display: 'flex', marginTop: 6, marginLeft: -11 });

export const link = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  color: color.textSoft,
  transition: `color ${motion.fast}`,
  ':hover': { color: color.strong },
});

export const blank = screenStyle({ display: 'grid', gap: space.s2 });
