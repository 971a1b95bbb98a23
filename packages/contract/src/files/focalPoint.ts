import { z } from 'zod';

/** A share from 0 to 1, in hundredths: finer differences are invisible. */
const share = z
  .number()
  .min(0)
  .max(1)
  .overwrite((value) => Math.round(value * 100) / 100);

/**
 * The point of a picture that stays visible when it is cropped: shares of its width and height, from its upper left
 * corner.
 */
export const focalPoint = z.object({ x: share, y: share }).meta({ id: 'FocalPoint' });
export type FocalPoint = z.infer<typeof focalPoint>;

/** Focal points for single frames, where the picture's general one does not fit. */
export const pictureCrops = z
  .object({
    wide: focalPoint.optional(),
    tall: focalPoint.optional(),
    card: focalPoint.optional(),
    square: focalPoint.optional(),
  })
  .meta({ id: 'PictureCrops' });
export type PictureCrops = z.infer<typeof pictureCrops>;
