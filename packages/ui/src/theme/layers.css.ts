import { globalLayer } from '@vanilla-extract/css';

/** The cascade layers, weakest first: every rule of the product is in one of these. */
export const reset = globalLayer('reset');
export const elements = globalLayer('elements');
export const screens = globalLayer('screens');
