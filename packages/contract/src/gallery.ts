import { z } from 'zod';
import { line, status } from './fields.ts';
import { creationTime, id, timestamp } from './id.ts';
import { image } from './image.ts';

/** A picture of the gallery; its address and sizes stand beside its title. */
export const galleryItem = image
  .extend({
    id,
    title: z.string(),
    category: z.string(),
    active: z.boolean(),
    displayOrder: z.int(),
    uploadDate: timestamp,
    createdAt: creationTime,
    updatedAt: timestamp,
  })
  .meta({ id: 'GalleryItem' });
export type GalleryItem = z.infer<typeof galleryItem>;

/** What may be changed of a gallery picture. */
export const galleryChange = z
  .object({ title: line, category: line, alt: line, active: z.boolean(), status, updatedAt: timestamp })
  .partial()
  .meta({ id: 'GalleryChange' });
export type GalleryChange = z.infer<typeof galleryChange>;
