import { z } from 'zod';
import { id } from '../id.ts';
import { image } from '../files/image.ts';

/** One picture of the home page's banner; `displayOrder` counts from 1. */
export const sliderImage = image
  .extend({ id, active: z.boolean(), displayOrder: z.int().min(1) })
  .meta({ id: 'SliderImage' });
export type SliderImage = z.infer<typeof sliderImage>;
