import { ApiError } from '@vitrin/api-client/errors';
import type { Image } from '@vitrin/contract/files/image';
import type { PictureChange, SaveRequest, StoredItem } from '@vitrin/ui/admin/saving';

/** The calls about the single picture of an item. */
export type OnePictureCalls<Item> = {
  uploadImage: (input: {
    params: { id: string };
    file: File;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<Item>;
  /** Absent where a picture can only be replaced. */
  removeImage: ((input: { params: { id: string } }) => Promise<Item>) | undefined;
};

/** The call that describes a picture; absent where the API keeps no descriptions. */
export type DescribeCall = {
  update: ((input: { params: { id: string }; body: { alt: string } }) => Promise<Image>) | undefined;
  /** Called if the user may use the picture but not describe it, such as an author with a picture of the library. */
  onRefused?: () => void;
};

/** Uses a stored picture for an entry, and returns it. */
export type TakeCall = (pictureId: string, entryId: string) => Promise<Image>;

/** Saves the single picture of an item, and its description. */
export const savesOnePicture =
  <Item extends StoredItem & { image: Image | null }>(
    calls: OnePictureCalls<Item>,
    { update, onRefused }: DescribeCall,
    take: TakeCall,
  ) =>
  async (
    item: Item,
    change: PictureChange,
    { onProgress, signal }: Pick<SaveRequest<Item, unknown>, 'onProgress' | 'signal'>,
  ): Promise<{ item: Item }> => {
    const params = { id: item.id };
    if (change.kind === 'remove') return { item: (await calls.removeImage?.({ params })) ?? item };
    if (change.kind === 'describe') return { item: await described(item, change.alt) };
    if (change.kind === 'take') {
      return {
        item: await described({ ...item, image: await take(change.picture.id, item.id) }, change.alt),
      };
    }
    onProgress(0);
    const uploaded = await calls.uploadImage({ params, file: change.file, onProgress, signal });
    return { item: await described(uploaded, change.alt) };

    async function described(shown: Item, alt: string): Promise<Item> {
      const { image } = shown;
      if (update === undefined || image?.id === undefined || (image.alt ?? '') === alt) return shown;
      try {
        return { ...shown, image: await update({ params: { id: image.id }, body: { alt } }) };
      } catch (error) {
        if (onRefused === undefined || !(error instanceof ApiError) || error.status !== 403) throw error;
        onRefused();
        return shown;
      }
    }
  };
