import { createVar, fallbackVar, styleVariants } from '@vanilla-extract/css';
import { alpha } from '../../theme/alpha.ts';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

export const bed = createVar();
/** The focal point, and that for tall frames, if the picture is one of `tallOn`. */
export const focus = createVar();
export const tallFocus = createVar();

const picture = {
  width: '100%',
  background: fallbackVar(bed, vars.color.deep),
  // Separates a white sky from a white page.
  outline: `1px solid ${alpha(vars.color.text, 10)}`,
  outlineOffset: -1,
  // The first view of a page takes priority over what is below it; the page's first script marks what is visible.
  selectors: {
    ':root[data-waiting] &[loading="lazy"]:not([data-laid])': { display: 'none' },
  },
} as const;

export const looks = styleVariants({
  natural: { '@layer': { [elements]: { ...picture, height: 'auto' } } },
  fill: {
    '@layer': {
      [elements]: {
        ...picture,
        height: '100%',
        objectFit: 'cover',
        objectPosition: fallbackVar(focus, '50% 50%'),
      },
    },
  },
});

export const frame = styleVariants({
  natural: { '@layer': { [elements]: { display: 'block' } } },
  fill: { '@layer': { [elements]: { display: 'block', width: '100%', height: '100%' } } },
});
