import { fold } from '../text/turkish.ts';

/** A tag as tags are compared, whatever its letters and spaces: " İnce  İş" is "ince is". */
export const tagKey = (tag: string): string => fold(tag.replace(/\s+/g, ' ').trim());
