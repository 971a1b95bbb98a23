import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { elements } from '../../../theme/layers.css.ts';

const { color, layout, space } = vars;

export const grounds = styleVariants({
  paper: { '@layer': { [elements]: { background: color.paper } } },
  soft: { '@layer': { [elements]: { background: color.soft } } },
});

export const band = screenStyle({ paddingBlock: `calc(${layout.section} / 2)` });

export const title = screenStyle({ marginBottom: space.s5 });
