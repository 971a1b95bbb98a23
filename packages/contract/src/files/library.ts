import { z } from 'zod';
import { apiError } from '../errors/error.ts';
import { line } from '../fields.ts';
import { focalPoint, pictureCrops } from './focalPoint.ts';
import { id, timestamp } from '../id.ts';
import { image } from './image.ts';
import { pdfGroups, picturedGroups } from '../kinds/plainKinds.ts';
import { trashKinds } from '../history/trash.ts';

/** Where a picture is used: an entry of a kind, or a settings section, whose `entryId` is its name. */
const usedIn = ['settings', ...trashKinds] as const;

/** Something that uses a picture. */
export const pictureUse = z
  .object({
    kind: z.enum(usedIn),
    entryId: z.string(),
    title: z.string(),
    /** Whether it is within a text, and not the picture of the entry. */
    inText: z.boolean(),
    /**
     * Where it is used: on the site, or by a subject in the trash, an unsaved draft or a plan, which would lack it
     * later.
     */
    place: z.enum(['site', 'trash', 'draft', 'plan']),
  })
  .meta({ id: 'PictureUse' });
export type PictureUse = z.infer<typeof pictureUse>;

/** A picture of the library. */
export const libraryPicture = image
  .extend({
    id,
    title: z.string(),
    alt: z.string(),
    /** Its photographer or owner. */
    credit: z.string(),
    /** It is purely decorative and needs no description. */
    decorative: z.boolean(),
    bytes: z.int().min(0),
    /** The name of the person who uploaded it into the library, or empty. */
    madeBy: z.string(),
    createdAt: timestamp,
    /** The title of an entry that shows it; only for those without a title and description, and if the caller sees them all. */
    shownBy: z.string().optional(),
    /** Set for a PDF, which has no pixels. */
    pdf: z.literal(true).optional(),
  })
  .meta({ id: 'LibraryPicture' });
export type LibraryPicture = z.infer<typeof libraryPicture>;

/** A picture of the library with its uses, as far as the caller may see them. */
export const usedPicture = libraryPicture.extend({ uses: z.array(pictureUse) }).meta({ id: 'UsedPicture' });
export type UsedPicture = z.infer<typeof usedPicture>;

/** The texts and points of a picture, which are versioned. */
export const pictureTold = z.object({
  title: line,
  alt: line,
  credit: line,
  decorative: z.boolean(),
  /** Null for the centre. */
  focalPoint: focalPoint.nullable(),
  crops: pictureCrops,
});
export type PictureTold = z.infer<typeof pictureTold>;

/** A change of the texts and points of a picture; crops are replaced all together. */
export const libraryWords = pictureTold.partial().meta({ id: 'LibraryWords' });
export type LibraryWords = z.infer<typeof libraryWords>;

/** The types of files to list. */
export const libraryKinds = ['picture', 'pdf', 'all'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** The order of the library. */
export const librarySorts = ['newest', 'size'] as const;
export type LibrarySort = (typeof librarySorts)[number];

const megabyte = 1024 * 1024;

/** The size filters of the library: files that are heavy to load, and pictures that are too small for most places. */
export const librarySizes = ['over1mb', 'over5mb', 'under1200px'] as const;
export type LibrarySize = (typeof librarySizes)[number];

/** The meaning of a size: more bytes than this, or both sides below this many pixels. */
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

/**
 * Places that show a picture and are not entries: a new one in the gallery or the banner, and those of the settings.
 */
export const pictureSpots = ['gallery', 'slider', 'logo', 'footerImage', 'favicon', 'about'] as const;
export type PictureSpot = (typeof pictureSpots)[number];

/** What a stored picture is used for: an entry, a place of the site, or a text, which refers to it itself. */
export const pictureTaking = z
  .object({
    kind: z.enum(['text', ...pictureTakers, ...pictureSpots]),
    /** The entry; absent for texts and places. */
    entryId: id.optional(),
    /** For projects: as the main one. */
    main: z.boolean().optional(),
    /** For services: as one of their further pictures. */
    further: z.boolean().optional(),
  })
  .refine(({ kind, entryId }) => !isPictureTaker(kind) || entryId !== undefined, {
    path: ['entryId'],
    error: 'Expected the id of an entry',
  })
  .meta({ id: 'PictureTaking' });
export type PictureTaking = z.infer<typeof pictureTaking>;

/** Whether a kind is one of existing entries. */
export const isPictureTaker = (kind: string): kind is PictureTaker =>
  pictureTakers.some((each) => each === kind);

/** The body of a 409: the uses of the picture that was to be deleted. */
export const pictureInUse = apiError.extend({ uses: z.array(pictureUse) });
