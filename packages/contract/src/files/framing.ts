import type { FocalPoint, PictureCrops } from './focalPoint.ts';

/** The centre, the default focal point. */
export const centre: FocalPoint = { x: 0.5, y: 0.5 };

/**
 * The frames of the site that crop pictures: the banner and other full-width ones, the same on phones, cards, squares.
 */
export const pictureFrames = ['wide', 'tall', 'card', 'square'] as const;
export type PictureFrame = (typeof pictureFrames)[number];

/** The focal points of a picture; both are absent by default. */
export type Focused = { focalPoint?: FocalPoint | undefined; crops?: PictureCrops | undefined };

/** The focal point for a frame; undefined if none was chosen. */
export const focusIn = ({ focalPoint: point, crops }: Focused, frame: PictureFrame): FocalPoint | undefined =>
  crops?.[frame] ?? point;

/** A focal point in the names of files that are cropped around it, in percent: "30-65". Undefined for the centre. */
export function focusName(point: FocalPoint | undefined): string | undefined {
  if (point === undefined) return undefined;
  const name = `${Math.round(point.x * 100)}-${Math.round(point.y * 100)}`;
  return name === '50-50' ? undefined : name;
}
