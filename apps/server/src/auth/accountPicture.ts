import type { User } from '@vitrin/contract/accounts/session';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Clock } from '../clock.ts';
import type { Media } from '../media/openMedia.ts';
import { addPicture, dropPicture } from '../media/pictures.ts';
import type { PreparedPicture } from '../media/uploads/preparePicture.ts';
import type { Store } from '../store/openStore.ts';
import { requireAccount, userOf } from './accounts.ts';
import type { Viewer } from './sessions.ts';

type Tools = { store: Store; clock: Clock };

/**
 * Turns an uploaded file into a small square and makes it the viewer's picture. Throws 400, 413 or 415, and 404 if the
 * account is gone.
 */
export const putAccountPicture = async (
  tools: Tools,
  media: Pick<Media, 'receivePortrait'>,
  path: string,
  viewer: Viewer,
): Promise<User> => setAccountPicture(tools, viewer, await media.receivePortrait(path));

/** Shows the viewer's initials again. Throws 404 if the account is gone. */
export const removeAccountPicture = (tools: Tools, viewer: Viewer): Promise<User> =>
  setAccountPicture(tools, viewer, null);

/** Concurrent changes run one after the other, so that neither leaves an orphaned picture. */
const setAccountPicture = (
  { store, clock }: Tools,
  { user }: Viewer,
  prepared: PreparedPicture | null,
): Promise<User> =>
  store.writeAlone(async (writer) => {
    const now = clock.now();
    const before = await requireAccount(writer, user.id);
    // It is not put into the library, which would show it to everyone who can write.
    const picture = prepared && (await addPicture(writer, prepared, { alt: '', now }));
    await writer
      .updateTable('userAccount')
      .set({ pictureId: picture?.id ?? null, updatedAt: now })
      .where('id', '=', user.id)
      .execute();
    if (before.pictureId !== null) await dropPicture(writer, before.pictureId);
    await noteActivity(writer, { act: 'profileChanged', title: '', now });
    return userOf({ ...before, pictureName: picture?.name ?? null });
  });
