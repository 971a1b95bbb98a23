import { globalLayer } from '@vanilla-extract/css';

/** The cascade, weakest first: every rule of the product sits in one of these. */
export const reset = globalLayer('reset');
export const elements = globalLayer('elements');
export const screens = globalLayer('screens');
