import { adminFormsText } from './adminForms.ts';
import { itemFormsText } from './itemForms.ts';
import { refusalText } from './refusals.ts';

/** The texts in Turkish that come with the first form: what is not needed before. */
export const later = { adminFormsText, itemFormsText, refusalText };
