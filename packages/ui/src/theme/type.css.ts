import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { elements } from './layers.css.ts';

const { size, color } = vars;

type Cut = {
  fontSize: string;
  fontWeight: number;
  lineHeight: number;
  letterSpacing: string;
};

/** Tight letter spacing also narrows the word spaces, which get some of it back. */
const heading = (cut: Cut) =>
  ({ '@layer': { [elements]: { ...cut, wordSpacing: '0.05em', textWrap: 'balance' } } }) as const;

/**
 * The headings of the type scale, with tight letter spacing; in large ones, the side bearing hangs outside of the
 * column.
 */
export const headings = styleVariants({
  display: heading({
    fontSize: size.display,
    fontWeight: 440,
    lineHeight: 1.02,
    letterSpacing: '-0.03em',
  }),
  h1: heading({
    fontSize: size.h1,
    fontWeight: 460,
    lineHeight: 1.06,
    letterSpacing: '-0.024em',
  }),
  h2: heading({
    fontSize: size.h2,
    fontWeight: 460,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
  }),
  h3: heading({
    fontSize: size.h3,
    fontWeight: 500,
    lineHeight: 1.22,
    letterSpacing: '-0.014em',
  }),
});

/** A paragraph in the larger reading size. */
export const lead = style({
  '@layer': {
    [elements]: {
      fontSize: size.lead,
      lineHeight: 1.38,
      letterSpacing: '-0.014em',
      textWrap: 'pretty',
    },
  },
});

/** Annotations, with tabular figures. */
export const note = style({
  '@layer': {
    [elements]: {
      color: color.textSoft,
      fontSize: size.note,
      fontWeight: 500,
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: 1.4,
      letterSpacing: '0.015em',
    },
  },
});
