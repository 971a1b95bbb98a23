import type { FocalPoint, PictureCrops } from './focalPoint.ts';

/** The middle, where nobody chose another point. */
export const centre: FocalPoint = { x: 0.5, y: 0.5 };

/** The frames of the site that cut pictures: the banner and others across the page, the same on phones, cards, squares. */
export const pictureFrames = ['wide', 'tall', 'card', 'square'] as const;
export type PictureFrame = (typeof pictureFrames)[number];

/** What a picture tells of where it is cut; both are absent where nobody chose. */
export type Focused = { focalPoint?: FocalPoint | undefined; crops?: PictureCrops | undefined };

/** The point that stays in sight in a frame; undefined where nobody chose one. */
export const focusIn = ({ focalPoint: point, crops }: Focused, frame: PictureFrame): FocalPoint | undefined =>
  crops?.[frame] ?? point;

/** A point in the names of files that are cut around it, in percent: "30-65". Undefined for the middle. */
export function focusName(point: FocalPoint | undefined): string | undefined {
  if (point === undefined) return undefined;
  const name = `${Math.round(point.x * 100)}-${Math.round(point.y * 100)}`;
  return name === '50-50' ? undefined : name;
}
