import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

export const area = style({
  '@layer': {
    [elements]: {
      display: 'block',
      minHeight: 64,
      paddingBlock: `calc(${vars.control.inset} * 0.7)`,
      paddingInline: vars.control.inset,
      lineHeight: 1.43,
      resize: 'vertical',
    },
  },
});
