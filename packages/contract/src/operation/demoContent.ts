import { z } from 'zod';
import { historySections } from '../history/historySections.ts';
import { trashKinds } from '../history/trash.ts';

/** The unedited part of a demo: entries by kind, and texts by settings section. */
export const demoContent = z
  .object({
    /** The invented company of the demo; empty if no demo was loaded. */
    company: z.string(),
    entries: z.array(
      z.object({
        kind: z.enum(trashKinds),
        total: z.int().min(1),
        /** The titles of the first of them. */
        titles: z.array(z.string()),
      }),
    ),
    /** The names of fields that still have the demo's value. */
    settings: z.array(z.object({ section: z.enum(historySections), fields: z.array(z.string()).min(1) })),
    /** Entries of the demo that stay, because somebody has edited them. */
    edited: z.int().min(0),
  })
  .meta({ id: 'DemoContent' });
export type DemoContent = z.infer<typeof demoContent>;

/** How many entries were moved to the trash, and how many texts were cleared. */
export const demoCleaned = z
  .object({ removed: z.int().min(0), cleared: z.int().min(0) })
  .meta({ id: 'DemoCleaned' });
export type DemoCleaned = z.infer<typeof demoCleaned>;
