import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

export const list = style({
  '@layer': {
    [elements]: { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  },
});

export const link = style({
  '@layer': {
    [elements]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 24,
      color: vars.color.text,
      textDecoration: 'underline',
      textDecorationColor: vars.color.lineControl,
      textUnderlineOffset: 3,
      ':hover': { textDecorationColor: 'currentColor' },
      '@media': { '(pointer: coarse)': { minHeight: 44 } },
    },
  },
});
