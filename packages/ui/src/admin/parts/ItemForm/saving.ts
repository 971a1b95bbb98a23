import type { LibraryPicture } from '@vitrin/contract/files/library';
import type { Ended, Leaving } from '../Editing/editing.ts';
import type { StoredItem } from './formKind.ts';

export type { Leaving, StoredItem };

/** The picture stays as it is. */
export type Keep = { kind: 'keep' };

/** The admin's choice about the one picture of an item; `alt` describes the picture. */
export type PictureChange =
  | { kind: 'remove' }
  | { kind: 'replace'; file: File; alt: string }
  /** A stored picture. */
  | { kind: 'take'; picture: LibraryPicture; alt: string }
  | { kind: 'describe'; alt: string };
export type PictureChoice = Keep | PictureChange;

/**
 * One of an item's pictures: stored, or a file to be uploaded, shown from `url`; `alt` describes it, `taken` means that
 * it is not part of the item yet, and `problem` is why the last upload failed.
 */
export type ListedPicture =
  | { kind: 'stored'; id: string; url: string; alt: string; taken?: true }
  | { kind: 'new'; file: File; url: string; alt: string; problem?: string | undefined };

/**
 * The pictures that an item is to have in its list, in order. `base` has those that it had when the change began, as
 * they were described: only they can be removed by it, since others were added elsewhere, and a description that is
 * still the same is not saved, since it may have been changed elsewhere.
 */
export type PictureListChange = {
  kind: 'list';
  pictures: readonly ListedPicture[];
  base: readonly { id: string; alt: string }[];
};

/** The admin's choice about the main picture of an item and the list of its further ones. */
export type MainAndFurther = {
  kind: 'mainAndFurther';
  main: PictureChoice;
  further: Keep | PictureListChange;
};

/** The admin's choice about the PDF of an item. */
export type PdfChange =
  | { kind: 'remove' }
  | { kind: 'replace'; file: File }
  /** A stored PDF. */
  | { kind: 'take'; pdf: LibraryPicture };

/** A form's request to save. */
export type SaveRequest<Item extends StoredItem, Fields, Change = PictureChange> = {
  /** The item as it is stored; null for a new one. */
  stored: Item | null;
  /** All fields; null if none of them has changed. */
  fields: Fields | null;
  picture: Keep | Change;
  /** The change of its PDF; absent if there is none. */
  pdf?: PdfChange | undefined;
  /** The version that the changes are based on; undefined for a new item. */
  updatedAt: string | undefined;
  /** Called with the progress of the pictures' upload, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called with the progress of the PDF's upload, from 0 to 1. */
  onPdfProgress?: (share: number) => void;
  /** Cancels the uploads. */
  signal: AbortSignal;
};

/** The outcome of a save; after a success, the state of the pictures. */
export type SaveOutcome<Item extends StoredItem, Change = PictureChange> =
  | Exclude<Ended<Item>, { status: 'saved' }>
  | {
      status: 'saved';
      item: Item;
      picture: 'done' | 'failed' | 'cancelled';
      /** What remains to be done after a save, such as failed picture uploads. */
      left?: Change | undefined;
      wrong?: WrongPictures | undefined;
      /** The state of its PDF, if it was not saved. */
      pdf?: UnsavedPdf | undefined;
    };

/** Why a PDF was not saved: it was cancelled, or the upload failed, with the reason as a sentence. */
export type UnsavedPdf = { cancelled: boolean; reason?: string | undefined };

/** The problems of unsaved pictures: a sentence for each, and whether the main one is among them. */
export type WrongPictures = { main: boolean; reasons: readonly string[] };

/** The problem of the last save, apart from errors of fields. */
export type SaveProblem =
  | { kind: 'failed'; lost?: boolean | undefined }
  | { kind: 'gone'; trash: string | undefined }
  | { kind: 'picture'; cancelled: boolean; wrong?: WrongPictures | undefined }
  | ({ kind: 'pdf' } & UnsavedPdf);

/** The message about a save. */
export function problemOf(outcome: SaveOutcome<StoredItem, unknown> | undefined): SaveProblem | undefined {
  if (outcome?.status === 'failed' && outcome.gone) return { kind: 'gone', ...outcome.gone };
  if (outcome?.status === 'failed') return { kind: 'failed', lost: outcome.lost };
  if (outcome?.status !== 'saved') return undefined;
  if (outcome.picture === 'done') return outcome.pdf && { kind: 'pdf', ...outcome.pdf };
  return { kind: 'picture', cancelled: outcome.picture === 'cancelled', wrong: outcome.wrong };
}
