import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

export const line = style({
  '@layer': {
    [elements]: { height: vars.control.height, paddingBlock: 0, paddingInline: vars.control.inset },
  },
});

export const framed = style({
  '@layer': {
    [elements]: { display: 'flex', alignItems: 'center', gap: vars.space.s2, paddingInlineEnd: 2 },
  },
});
