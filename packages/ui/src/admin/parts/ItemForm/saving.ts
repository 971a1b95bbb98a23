import type { Ended } from '../Editing/editing.ts';
import type { StoredItem } from './formKind.ts';

export type { Leaving } from '../LeaveDialog/LeaveDialog.tsx';
export type { StoredItem };

/** The picture stays as it is. */
export type Keep = { kind: 'keep' };

/** What the admin decided about the one picture of an item; `alt` says what the picture shows. */
export type PictureChange =
  | { kind: 'remove' }
  | { kind: 'replace'; file: File; alt: string }
  | { kind: 'describe'; alt: string };
export type PictureChoice = Keep | PictureChange;

/** One of an item's pictures: stored, or a file that is to be uploaded, shown from `url`; `alt` says what it shows. */
export type ListedPicture =
  | { kind: 'stored'; id: string; url: string; alt: string }
  | { kind: 'new'; file: File; url: string; alt: string };

/** The pictures that an item is to have, in order; the first is the main one. */
export type PictureListChange = { kind: 'list'; pictures: readonly ListedPicture[] };

/** What a form asks to be saved. */
export type SaveRequest<Item extends StoredItem, Fields, Change = PictureChange> = {
  /** The item as it is stored; null for a new one. */
  stored: Item | null;
  /** All fields; null where none of them has changed. */
  fields: Fields | null;
  picture: Keep | Change;
  /** The version that the changes were made on; undefined for a new item. */
  updatedAt: string | undefined;
  /** Told the share of the pictures' upload that is done, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Ends the upload of the pictures. */
  signal: AbortSignal;
};

/** How an attempt to save ended; of what was saved, how far the pictures came. */
export type SaveOutcome<Item extends StoredItem, Change = PictureChange> =
  | Exclude<Ended<Item>, { status: 'saved' }>
  | {
      status: 'saved';
      item: Item;
      picture: 'done' | 'failed' | 'cancelled';
      /** What of a finished change is still to be done, such as pictures that did not arrive. */
      left?: Change | undefined;
    };

/** What went wrong with the last attempt to save, where it is not a matter of single fields. */
export type SaveProblem = { kind: 'failed' } | { kind: 'picture'; cancelled: boolean };

/** What there is to say about an attempt to save. */
export function problemOf(outcome: SaveOutcome<StoredItem, unknown> | undefined): SaveProblem | undefined {
  if (outcome?.status === 'failed') return { kind: 'failed' };
  if (outcome?.status !== 'saved' || outcome.picture === 'done') return undefined;
  return { kind: 'picture', cancelled: outcome.picture === 'cancelled' };
}
