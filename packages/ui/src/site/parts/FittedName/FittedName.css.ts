import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

/** The font size at which the name fills the width, as a share of the width. */
export const share = createVar();

export const frame = screenStyle({ containerType: 'inline-size' });

export const name = screenStyle({
  width: 'fit-content',
  marginLeft: '-0.03em',
  fontSize: `min(calc(100cqi * ${share}), 7.5rem)`,
  fontWeight: 480,
  letterSpacing: '-0.05em',
  lineHeight: 0.96,
  whiteSpace: 'nowrap',
  overflowWrap: 'anywhere',
  // Nothing measures the letters then.
  '@media': { '(scripting: none)': { whiteSpace: 'normal' } },
});

/** In px. */
export const measuredSize = 100;

/** The name once more at one size, whose width changes only with its letters; fixed, so that nothing scrolls to it. */
export const measured = screenStyle({ position: 'fixed', fontSize: measuredSize, visibility: 'hidden' });

export const wrapped = screenStyle({
  fontSize: vars.size.h1,
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  whiteSpace: 'normal',
});
