import { panelIn } from '../catalogue.ts';
import { first } from './first.ts';
import { later } from './later.ts';

/** All Turkish texts of the panel. */
export const panel = panelIn({ ...first, ...later });
