import { keyframes, style } from '@vanilla-extract/css';
import { elements } from '../../theme/layers.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  '@layer': {
    [elements]: {
      flex: 'none',
      width: '1.125em',
      height: '1.125em',
      border: '1.5px solid',
      borderRightColor: 'transparent',
      borderRadius: '50%',
      animation: `${turn} 800ms linear infinite`,
    },
  },
});
