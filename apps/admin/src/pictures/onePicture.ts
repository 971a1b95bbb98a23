import type { Image } from '@vitrin/contract/files/image';
import type { PictureTaker } from '@vitrin/contract/files/library';
import type { StoredItem } from '@vitrin/ui/admin/saving';
import { adminUsersText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import type { OnePictureCalls, savesOnePicture } from './savesOnePicture.ts';
import { takesFor } from './takesFor.ts';
import { tellFailure } from '../shared/tellFailure.ts';

/** Saves the single picture of a kind's entries; its code is loaded with the form. */
export const onePicture =
  <Item extends StoredItem & { image: Image | null }>(calls: OnePictureCalls<Item>, kind: PictureTaker) =>
  async (): Promise<ReturnType<typeof savesOnePicture<Item>>> => {
    const saving = await import('./savesOnePicture.ts');
    const describe = {
      update: client.images.update,
      onRefused: () => tellFailure(adminUsersText.author.libraryAlt),
    };
    return saving.savesOnePicture(calls, describe, takesFor(kind));
  };

/** For a kind without pictures: there is nothing to save. */
export const noPictures =
  async () =>
  async <Item>(item: Item) => ({ item });
