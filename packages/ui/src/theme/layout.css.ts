import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { elements } from './layers.css.ts';

const { color, layout } = vars;

/** A column in the centre of the page, with the page's gutters. */
export const wrap = style({
  '@layer': {
    [elements]: {
      width: '100%',
      maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
      marginInline: 'auto',
      paddingInline: layout.gutter,
    },
  },
});

/** The twelve-column grid; children span all columns unless they specify otherwise. */
export const grid = style({
  '@layer': {
    [elements]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: layout.gap,
    },
  },
});

globalStyle(`${grid} > *`, { '@layer': { [elements]: { gridColumn: '1 / -1' } } });

/** The possible backgrounds of a section; on dark ones, the focus ring is light. */
export const grounds = styleVariants({
  soft: { '@layer': { [elements]: { background: color.soft } } },
  ink: {
    '@layer': {
      [elements]: {
        vars: { [color.focus]: color.focusOnInk },
        background: color.ink,
        color: color.onInk,
      },
    },
  },
  primary: {
    '@layer': {
      [elements]: {
        vars: { [color.focus]: color.primary.on },
        background: color.primary.base,
        color: color.primary.on,
      },
    },
  },
});
