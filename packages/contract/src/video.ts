import { z } from 'zod';
import { webLink } from './fields.ts';
import { id } from './id.ts';
import { image } from './image.ts';

/** A video on an external site, with a still of our own. */
export const video = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    /** The page of the video. */
    url: webLink,
    /** The address that plays it inside a page; loaded on a click alone. */
    embedUrl: webLink,
    /** Such as 3:45. */
    duration: z.string(),
    date: z.string(),
    image: image.nullable(),
  })
  .meta({ id: 'Video' });
export type Video = z.infer<typeof video>;
