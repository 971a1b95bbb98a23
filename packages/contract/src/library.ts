import { z } from 'zod';
import { apiError } from './error.ts';
import { line } from './fields.ts';
import { id, timestamp } from './id.ts';
import { image } from './image.ts';
import { plainGroups } from './kinds/plainKinds.ts';
import { trashKinds } from './trash.ts';

/** Where a picture is used: an entry of a kind, or a part of the settings, whose `entryId` is its name. */
const usedIn = ['settings', ...trashKinds] as const;

/** Something that uses a picture. */
export const pictureUse = z
  .object({
    kind: z.enum(usedIn),
    entryId: z.string(),
    title: z.string(),
    /** It stands in a text, and is not the picture of the entry. */
    inText: z.boolean(),
    /** What is in the trash, or somebody has typed and not saved, would come back without it. */
    place: z.enum(['site', 'trash', 'draft']),
  })
  .meta({ id: 'PictureUse' });
export type PictureUse = z.infer<typeof pictureUse>;

/** A picture of the library. */
export const libraryPicture = image
  .extend({
    id,
    title: z.string(),
    alt: z.string(),
    /** Who made it, or whose it is. */
    credit: z.string(),
    /** It tells nothing, so that it needs no description. */
    decorative: z.boolean(),
    bytes: z.int().min(0),
    /** Who uploaded it into the library, or empty. */
    madeBy: z.string(),
    createdAt: timestamp,
  })
  .meta({ id: 'LibraryPicture' });
export type LibraryPicture = z.infer<typeof libraryPicture>;

/** A picture of the library with what uses it, as far as the caller may see that. */
export const usedPicture = libraryPicture.extend({ uses: z.array(pictureUse) }).meta({ id: 'UsedPicture' });
export type UsedPicture = z.infer<typeof usedPicture>;

/** A change of the words of a picture. */
export const libraryWords = z
  .object({ title: line, alt: line, credit: line, decorative: z.boolean() })
  .partial()
  .meta({ id: 'LibraryWords' });
export type LibraryWords = z.infer<typeof libraryWords>;

/** The order of the library. */
export const librarySorts = ['newest', 'size'] as const;
export type LibrarySort = (typeof librarySorts)[number];

/** The kinds whose entries show one picture, or of projects several. */
export const pictureTakers = [
  'services',
  'projects',
  'posts',
  'members',
  'videos',
  ...plainGroups.filter((group) => group !== 'figures'),
] as const;
export type PictureTaker = (typeof pictureTakers)[number];

/** What a stored picture becomes part of: an entry, or a text, which names it by itself. */
export const pictureTaking = z
  .object({
    kind: z.enum(['text', ...pictureTakers]),
    /** The entry; of a text none. */
    entryId: id.optional(),
    /** Of projects: as the main one. */
    main: z.boolean().optional(),
  })
  .refine(({ kind, entryId }) => kind === 'text' || entryId !== undefined, {
    path: ['entryId'],
    error: 'Expected the id of an entry',
  })
  .meta({ id: 'PictureTaking' });
export type PictureTaking = z.infer<typeof pictureTaking>;

/** The body of a 409: what uses the picture that was to be deleted. */
export const pictureInUse = apiError.extend({ uses: z.array(pictureUse) });
