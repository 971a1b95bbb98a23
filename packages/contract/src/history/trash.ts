import { z } from 'zod';
import { apiError } from '../errors/error.ts';
import { pageLink } from '../fields.ts';
import { id, timestamp } from '../id.ts';
import { image } from '../files/image.ts';
import { plainGroups } from '../kinds/plainKinds.ts';
import { exactText } from '../text/text.ts';
import { limits } from '../limits.ts';

/** What is deleted into the trash, by the names of its calls. */
export const trashKinds = [
  'services',
  'projects',
  'posts',
  'gallery',
  ...plainGroups,
  'slider',
  'messages',
  'redirects',
] as const;
export type TrashKind = (typeof trashKinds)[number];

/** Something in the trash; `id` is the trash's own, `entryId` the one that it had and gets back. */
export const trashItem = z
  .object({
    id,
    kind: z.enum(trashKinds),
    entryId: id,
    title: z.string(),
    /** The address of its page, or empty where it has none. */
    address: pageLink,
    /** Its picture, the main one of several. */
    image: image.nullable(),
    deletedBy: z.string(),
    deletedAt: timestamp,
    /** From then on it is gone for good. */
    endsAt: timestamp,
  })
  .meta({ id: 'TrashItem' });
export type TrashItem = z.infer<typeof trashItem>;

/** How something is brought back: at another path where its own is another's by now. */
export const trashReturn = z
  .object({ path: exactText(limits.pathCharacters).trim().optional() })
  .meta({ id: 'TrashReturn' });

/** What came back, under the id that it had. */
export const returned = z.object({ kind: z.enum(trashKinds), entryId: id }).meta({ id: 'Returned' });
export type Returned = z.infer<typeof returned>;

/** The body of a 409 where the path is another's by now: `path` is the one that was tried, `free` one that nobody has. */
export const returnConflict = apiError.extend({ path: z.string(), free: z.string() });

/** What is emptied: everything, or one kind, as far as it was deleted by a moment. */
export const trashEmptying = z
  .object({ kind: z.enum(trashKinds).optional(), until: timestamp.optional() })
  .meta({ id: 'TrashEmptying' });

/** How many are gone for good. */
export const trashEmptied = z.object({ deleted: z.int().min(0) }).meta({ id: 'TrashEmptied' });
