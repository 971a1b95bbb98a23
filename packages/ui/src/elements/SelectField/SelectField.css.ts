import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

export const frame = style({ '@layer': { [elements]: { position: 'relative' } } });

export const select = style({
  '@layer': {
    [elements]: {
      appearance: 'none',
      height: vars.control.height,
      paddingBlock: 0,
      paddingInline: `${vars.control.inset} calc(${vars.control.inset} + 24px)`,
      textOverflow: 'ellipsis',
      cursor: 'pointer',
    },
  },
});

export const sign = style({
  '@layer': {
    [elements]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: vars.control.inset,
      display: 'flex',
      alignItems: 'center',
      pointerEvents: 'none',
    },
  },
});
