import { z } from 'zod';
import { apiError } from '../errors/error.ts';
import { pageLink } from '../fields.ts';
import { id, timestamp } from '../id.ts';
import { image } from '../files/image.ts';
import { contentGroups } from '../kinds/contentKinds.ts';
import { exactText } from '../text/text.ts';
import { limits } from '../limits.ts';

/** What can be moved to the trash, by group of calls. */
export const trashKinds = [...contentGroups, 'slider', 'messages', 'redirects'] as const;
export type TrashKind = (typeof trashKinds)[number];

/** An item in the trash; `id` is the trash's own, `entryId` the one that it had and gets back. */
export const trashItem = z
  .object({
    id,
    kind: z.enum(trashKinds),
    entryId: id,
    title: z.string(),
    /** The address of its page, or empty if it has none. */
    address: pageLink,
    /** Its picture, the main one of several. */
    image: image.nullable(),
    deletedBy: z.string(),
    deletedAt: timestamp,
    /** When it will be gone for good. */
    endsAt: timestamp,
  })
  .meta({ id: 'TrashItem' });
export type TrashItem = z.infer<typeof trashItem>;

/** Options of restoring an item: another path, if its own is taken. */
export const trashReturn = z
  .object({ path: exactText(limits.pathCharacters).trim().optional() })
  .meta({ id: 'TrashReturn' });

/** The restored entry, under its former id. */
export const returned = z.object({ kind: z.enum(trashKinds), entryId: id }).meta({ id: 'Returned' });
export type Returned = z.infer<typeof returned>;

/** The body of a 409 for a taken path: `path` is the one that was tried, `free` a free one. */
export const returnConflict = apiError.extend({ path: z.string(), free: z.string() });

/** What to empty: everything, or one kind, deleted up to a given time. */
export const trashEmptying = z
  .object({ kind: z.enum(trashKinds).optional(), until: timestamp.optional() })
  .meta({ id: 'TrashEmptying' });

/** How many were deleted for good. */
export const trashEmptied = z.object({ deleted: z.int().min(0) }).meta({ id: 'TrashEmptied' });
