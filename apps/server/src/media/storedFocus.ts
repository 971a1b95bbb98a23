import type { FocalPoint } from '@vitrin/contract/files/focalPoint';
import { focusIn, type Focused, focusName, type PictureFrame } from '@vitrin/contract/files/framing';
import type { StoredFocus } from '../store/schema.ts';

/** The focal points of a picture as the API returns them; default ones are omitted. */
export function focusedOf({ all, ...crops }: StoredFocus): Focused {
  const isCut = Object.values(crops).some((point) => point !== undefined);
  return { ...(all !== undefined && { focalPoint: all }), ...(isCut && { crops }) };
}

/** The focal point for a frame. */
export const storedFocusIn = (focus: StoredFocus = {}, frame: PictureFrame): FocalPoint | undefined =>
  focusIn(focusedOf(focus), frame);

/** Whether both would be cropped around the same point for tall frames. */
export const isSameCut = (one: StoredFocus, other: StoredFocus): boolean =>
  focusName(storedFocusIn(one, 'tall')) === focusName(storedFocusIn(other, 'tall'));
