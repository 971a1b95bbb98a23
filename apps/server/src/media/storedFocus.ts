import type { FocalPoint } from '@vitrin/contract/files/focalPoint';
import { focusIn, type Focused, focusName, type PictureFrame } from '@vitrin/contract/files/framing';
import type { StoredFocus } from '../store/schema.ts';

/** The points of a picture as the API answers them; what nobody chose is left out. */
export function focusedOf({ all, ...crops }: StoredFocus): Focused {
  const isCut = Object.values(crops).some((point) => point !== undefined);
  return { ...(all !== undefined && { focalPoint: all }), ...(isCut && { crops }) };
}

/** The point that stays in sight in a frame. */
export const storedFocusIn = (focus: StoredFocus = {}, frame: PictureFrame): FocalPoint | undefined =>
  focusIn(focusedOf(focus), frame);

/** Whether the sizes that are cut for tall frames are cut around the same point. */
export const isSameCut = (one: StoredFocus, other: StoredFocus): boolean =>
  focusName(storedFocusIn(one, 'tall')) === focusName(storedFocusIn(other, 'tall'));
