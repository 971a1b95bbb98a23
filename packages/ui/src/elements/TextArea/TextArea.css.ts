import { style } from '@vanilla-extract/css';
import { elements } from '../../theme/layers.css.ts';

export const area = style({
  '@layer': {
    [elements]: {
      display: 'block',
      minHeight: 64,
      paddingBlock: 7,
      paddingInline: 10,
      lineHeight: 1.43,
      resize: 'vertical',
    },
  },
});
