import { globalStyle, style } from '@vanilla-extract/css';

/** Wraps a page whose colours change every frame. */
export const recolored = style({});

/** Transitions would make a dragged colour lag behind the pointer, and animations would repaint every frame. */
globalStyle(`${recolored} *`, { transition: 'none !important', animation: 'none !important' });

/** Parts outside of the preview's viewport need no styling while a colour is being dragged. */
globalStyle(`${recolored} main > *`, { contentVisibility: 'auto', containIntrinsicSize: 'auto 600px' });
