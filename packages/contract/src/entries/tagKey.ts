import { fold } from '../text/turkish.ts';

/** A tag in normal form for comparison, ignoring spelling and spaces: " İnce  İş" is "ince is". */
export const tagKey = (tag: string): string => fold(tag.replace(/\s+/g, ' ').trim());
