import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { elements } from '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';

/** The size of the simulated viewport in CSS pixels, and its scale. */
export const width = createVar();
export const height = createVar();
export const scale = createVar();

export const screen = style({
  '@layer': {
    [elements]: {
      position: 'relative',
      flex: 1,
      minHeight: 0,
      overflow: 'hidden',
      ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
  },
});

export const frame = style({
  '@layer': {
    [elements]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      display: 'block',
      width,
      height,
      border: 0,
      background: vars.color.white,
      colorScheme: 'light',
      transform: `scale(${scale})`,
      transformOrigin: '0 0',
    },
  },
});

export const page = style({ '@layer': { [elements]: { margin: 0, minHeight: '100vh' } } });

// Otherwise glyphs snap to whole pixels of the unscaled page, which breaks the letter spacing once it is scaled down.
globalStyle(`${page} *`, { '@layer': { [elements]: { textRendering: 'geometricPrecision' } } });
