import { z } from 'zod';
import { historySections } from '../history/historySections.ts';
import { trashKinds } from '../history/trash.ts';

/** What of a demo nobody has edited: entries by their kinds, and texts by the part of the settings that they stand in. */
export const demoContent = z
  .object({
    /** The invented company that the demo is about; empty where no demo was loaded. */
    company: z.string(),
    entries: z.array(
      z.object({
        kind: z.enum(trashKinds),
        total: z.int().min(1),
        /** The titles of the first of them. */
        titles: z.array(z.string()),
      }),
    ),
    /** The names of the fields that say what the demo said. */
    settings: z.array(z.object({ section: z.enum(historySections), fields: z.array(z.string()).min(1) })),
    /** Entries of the demo that stay, because somebody has edited them. */
    edited: z.int().min(0),
  })
  .meta({ id: 'DemoContent' });
export type DemoContent = z.infer<typeof demoContent>;

/** How many entries went to the trash, and how many texts were emptied. */
export const demoCleaned = z
  .object({ removed: z.int().min(0), cleared: z.int().min(0) })
  .meta({ id: 'DemoCleaned' });
export type DemoCleaned = z.infer<typeof demoCleaned>;
