import { limits } from '@vitrin/contract/limits';

/** A position or a distance in pixels; positions are relative to the centre of the stage. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** A picture's transform on its stage: its scale, and its offset from the centre. */
export type View = { scale: number; x: number; y: number };

/** The stage, and the picture's size when it fits into it without being enlarged. */
export type Room = { stage: Size; picture: Size };

/** The picture fitted to the centre of the stage. */
export const fitted: View = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Keeps the picture's edges outside of the stage, and centres a smaller picture. */
function within(view: View, { stage, picture }: Room): View {
  const spareX = Math.max(0, (picture.width * view.scale - stage.width) / 2);
  const spareY = Math.max(0, (picture.height * view.scale - stage.height) / 2);
  return { ...view, x: clamp(view.x, -spareX, spareX), y: clamp(view.y, -spareY, spareY) };
}

/** The view after panning the picture. */
export const pannedBy = (view: View, by: Point, room: Room): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, room);

/** The view at a scale between 1 and the zoom factor; the point at `at` stays in place. */
export function scaledTo(view: View, scale: number, at: Point, room: Room): View {
  const allowed = clamp(scale, 1, limits.zoomFactor);
  const ratio = allowed / view.scale;
  return within(
    { scale: allowed, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    room,
  );
}
