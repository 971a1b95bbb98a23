import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, size, space } = vars;

/** Exactly four figures: a tablet fits three, which would leave a single one in the last row. */
const four = '&:has(> :nth-child(4):last-child)';

/** Columns between hairlines, as many as fit. */
export const figures = screenStyle({
  display: 'grid',
  // One column where two have no room for large numbers in the visitor's size.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7.5rem, 35%), 1fr))',
  gap: `${space.s6} ${space.s5}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
      rowGap: space.s7,
      selectors: { [four]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [from.desktop]: { selectors: { [four]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
  },
});

export const figure = screenStyle({
  minWidth: 0,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.lineStrong}`,
});

export const value = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.18em',
  fontSize: 'clamp(2.25rem, 1.5rem + 2.6vw, 4rem)',
  fontWeight: 440,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1.05,
});

export const unit = screenStyle({
  color: color.textSoft,
  fontSize: size.lead,
  fontWeight: 480,
  letterSpacing: '-0.014em',
});

export const label = screenStyle({ marginTop: space.s2, color: color.textSoft, textWrap: 'balance' });
