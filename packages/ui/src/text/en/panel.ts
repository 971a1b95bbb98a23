import { first } from './first.ts';
import { later } from './later.ts';

/** Every text of the panel in English, from which the type of a panel's catalogue is derived. */
export const panel = { ...first, ...later } as const;
