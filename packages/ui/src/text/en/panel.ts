import { first } from './first.ts';
import { later } from './later.ts';

/** All English texts of the panel, from which the type of a panel catalogue is derived. */
export const panel = { ...first, ...later } as const;
