import { createVar } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, size, space } = vars;
const column = createVar();

/** The steps are on one line, each with its number on it. */
export const steps = screenStyle({
  vars: { [column]: '88px' },
  display: 'grid',
  marginTop: 6,
  borderTop: `1px solid ${color.lineStrong}`,
  counterReset: 'step',
  listStyle: 'none',
  '@media': { [below.tablet]: { vars: { [column]: '52px' } } },
});

export const step = screenStyle({
  display: 'grid',
  gridTemplateColumns: `${column} minmax(0, 1fr)`,
  alignItems: 'baseline',
  minWidth: 0,
  paddingBlock: space.s6,
  borderBottom: `1px solid ${color.lineStrong}`,
  counterIncrement: 'step',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step, decimal-leading-zero)',
    color: color.strong,
    fontSize: size.h3,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 500,
    letterSpacing: '0.02em',
    lineHeight: 1.22,
  },
  '@media': {
    [from.desktop]: { gridTemplateColumns: `${column} minmax(0, 4fr) minmax(0, 6fr)`, columnGap: space.s5 },
    [below.tablet]: { paddingBlock: space.s5 },
  },
});

export const text = screenStyle({
  maxWidth: '60ch',
  color: color.textSoft,
  textWrap: 'pretty',
  '@media': { [below.desktop]: { gridColumn: 2, marginTop: space.s2 } },
});
