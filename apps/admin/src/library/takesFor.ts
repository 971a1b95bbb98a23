import type { PictureTaker } from '@vitrin/contract/library';
import { client } from '../api.ts';
import type { TakeCall } from '../forms/savesOnePicture.ts';

/** Makes stored pictures those of a kind's entries. */
export const takesFor =
  (kind: PictureTaker): TakeCall =>
  (id, entryId) =>
    client.library.use({ params: { id }, body: { kind, entryId } });
