import { globalStyle, style } from '@vanilla-extract/css';

/** Around a page whose colours change with each frame. */
export const recolored = style({});

/** With transitions a dragged colour would lag behind the pointer, and animations repaint each frame. */
globalStyle(`${recolored} *`, { transition: 'none !important', animation: 'none !important' });

/** Parts outside of the preview's viewport need not be styled while a colour is dragged. */
globalStyle(`${recolored} main > *`, { contentVisibility: 'auto', containIntrinsicSize: 'auto 600px' });
