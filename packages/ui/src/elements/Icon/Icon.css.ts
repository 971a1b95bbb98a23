import { styleVariants } from '@vanilla-extract/css';
import { elements } from '../../theme/layers.css.ts';

const sized = (size: number, strokeWidth: number) =>
  ({
    '@layer': {
      [elements]: {
        flex: 'none',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'square',
        strokeLinejoin: 'miter',
      },
    },
  }) as const;

export const sizes = styleVariants({
  tiny: sized(12, 2),
  small: sized(16, 1.5),
  regular: sized(18, 1.5),
  large: sized(24, 1.25),
});
