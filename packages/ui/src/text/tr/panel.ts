import { panelIn } from '../catalogue.ts';
import { first } from './first.ts';
import { later } from './later.ts';

/** Every text of the panel in Turkish. */
export const panel = panelIn({ ...first, ...later });
