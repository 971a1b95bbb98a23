import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, layout, motion, space } = vars;

export const card = screenStyle({ display: 'grid', rowGap: space.s4, breakInside: 'avoid' });

export const leading = screenStyle({
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: layout.gap,
      alignItems: 'end',
    },
  },
});

export const words = screenStyle({
  minWidth: 0,
  selectors: { [`${leading} > &`]: { gridColumn: '1 / -1' } },
  '@media': { [from.desktop]: { selectors: { [`${leading} > &`]: { gridColumn: '9 / -1' } } } },
});

export const screen = screenStyle({
  minWidth: 0,
  '@media': { [from.desktop]: { selectors: { [`${leading} > &`]: { gridColumn: '1 / 9' } } } },
});

export const title = screenStyle({ marginBottom: 6, overflowWrap: 'anywhere', hyphens: 'auto' });

export const description = screenStyle({
  maxWidth: '52ch',
  marginTop: space.s2,
  color: color.textSoft,
  fontSize: '1rem',
  textWrap: 'pretty',
});

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  marginTop: space.s2,
  color: color.strong,
  fontWeight: 540,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  transition: `color ${motion.fast} ${motion.ease}`,
  ':hover': { color: color.strongHover, textDecorationThickness: 2 },
});
