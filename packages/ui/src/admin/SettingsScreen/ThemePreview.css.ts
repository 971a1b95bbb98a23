import { globalStyle, style } from '@vanilla-extract/css';

/** Around a page whose colours change with each frame. */
export const recolored = style({});

/** A colour on its way would be behind the pointer, and what moves is painted anew with each frame. */
globalStyle(`${recolored} *`, { transition: 'none !important', animation: 'none !important' });

/** What is scrolled out of the preview need not be styled while a colour is dragged. */
globalStyle(`${recolored} main > *`, { contentVisibility: 'auto', containIntrinsicSize: 'auto 600px' });
