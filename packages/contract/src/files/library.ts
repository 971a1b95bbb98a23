import { z } from 'zod';
import { apiError } from '../errors/error.ts';
import { line } from '../fields.ts';
import { focalPoint, pictureCrops } from './focalPoint.ts';
import { id, timestamp } from '../id.ts';
import { image } from './image.ts';
import { pdfGroups, picturedGroups } from '../kinds/plainKinds.ts';
import { trashKinds } from '../history/trash.ts';

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
    /** It is a PDF, which has no pixels. */
    pdf: z.literal(true).optional(),
  })
  .meta({ id: 'LibraryPicture' });
export type LibraryPicture = z.infer<typeof libraryPicture>;

/** A picture of the library with what uses it, as far as the caller may see that. */
export const usedPicture = libraryPicture.extend({ uses: z.array(pictureUse) }).meta({ id: 'UsedPicture' });
export type UsedPicture = z.infer<typeof usedPicture>;

/** What is told of a picture, and kept as its versions. */
export const pictureTold = z.object({
  title: line,
  alt: line,
  credit: line,
  decorative: z.boolean(),
  /** Null for the middle. */
  focalPoint: focalPoint.nullable(),
  crops: pictureCrops,
});
export type PictureTold = z.infer<typeof pictureTold>;

/** A change of what is told of a picture; crops are changed all together. */
export const libraryWords = pictureTold.partial().meta({ id: 'LibraryWords' });
export type LibraryWords = z.infer<typeof libraryWords>;

/** What of the library is listed. */
export const libraryKinds = ['picture', 'pdf', 'all'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** The order of the library. */
export const librarySorts = ['newest', 'size'] as const;
export type LibrarySort = (typeof librarySorts)[number];

const megabyte = 1024 * 1024;

/** Sizes that the library is narrowed down to: what is heavy to load, and pictures that are too small for most places. */
export const librarySizes = ['over1mb', 'over5mb', 'under1200px'] as const;
export type LibrarySize = (typeof librarySizes)[number];

/** What a size means: more bytes than these, or a picture of which neither side has so many pixels. */
export const sizeMeanings = {
  over1mb: { bytesOver: megabyte },
  over5mb: { bytesOver: 5 * megabyte },
  under1200px: { pixelsBelow: 1200 },
} as const satisfies Record<LibrarySize, { bytesOver: number } | { pixelsBelow: number }>;

/** The kinds whose entries show pictures. */
export const pictureTakers = ['services', 'projects', 'posts', ...picturedGroups] as const;
export type PictureTaker = (typeof pictureTakers)[number];

/** The kinds whose entries may have a PDF. */
export const pdfTakers = ['projects', ...pdfGroups] as const satisfies readonly PictureTaker[];
export type PdfTaker = (typeof pdfTakers)[number];

/** Places that show a picture and are no entry: a new one of the gallery or the banner, and those of the settings. */
export const pictureSpots = ['gallery', 'slider', 'logo', 'footerImage', 'favicon', 'about'] as const;
export type PictureSpot = (typeof pictureSpots)[number];

/** What a stored picture becomes part of: an entry, a place of the site, or a text, which names it by itself. */
export const pictureTaking = z
  .object({
    kind: z.enum(['text', ...pictureTakers, ...pictureSpots]),
    /** The entry; of a text and of a place none. */
    entryId: id.optional(),
    /** Of projects: as the main one. */
    main: z.boolean().optional(),
    /** Of services: as one of their further pictures. */
    further: z.boolean().optional(),
  })
  .refine(({ kind, entryId }) => !isPictureTaker(kind) || entryId !== undefined, {
    path: ['entryId'],
    error: 'Expected the id of an entry',
  })
  .meta({ id: 'PictureTaking' });
export type PictureTaking = z.infer<typeof pictureTaking>;

/** Whether what takes a picture is an entry that is there already. */
export const isPictureTaker = (kind: string): kind is PictureTaker =>
  pictureTakers.some((each) => each === kind);

/** The body of a 409: what uses the picture that was to be deleted. */
export const pictureInUse = apiError.extend({ uses: z.array(pictureUse) });
