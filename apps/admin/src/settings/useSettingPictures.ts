import { useQueryClient } from '@tanstack/react-query';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import type { PictureCalls, PictureSlot, UploadEnd } from '@vitrin/ui/admin/SettingsScreen';
import { client, hasAdditions } from '../api.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';
import { findPictures } from '../pictures/findPictures.ts';
import { keys } from '../queryClient.ts';

const { siteInfo, about, images, library } = client;

/** Uploads, removes and describes the pictures of the settings; queries that show them are refetched. */
export function useSettingPictures(): PictureCalls {
  const queries = useQueryClient();

  async function ended(slot: PictureSlot, call: Promise<unknown>): Promise<UploadEnd> {
    try {
      await call;
    } catch (error) {
      return { stored: false, why: knownReasonOf(error) };
    }
    await queries.invalidateQueries({ queryKey: slot === 'about' ? keys.pages : keys.siteInfo });
    return { stored: true };
  }

  const told = async (slot: PictureSlot, call: Promise<unknown>) => (await ended(slot, call)).stored;

  return {
    onUpload: (slot, file, options) => {
      if (slot === 'about') return ended(slot, about.uploadImage({ file, ...options }));
      if (slot === 'favicon') return ended(slot, siteInfo.uploadFavicon({ file, ...options }));
      return ended(slot, siteInfo.uploadImage({ params: { id: slot }, file, ...options }));
    },
    ...(hasAdditions && {
      findPictures,
      onTake: async (slot: PictureSlot, { id }: LibraryPicture) => {
        const end = await ended(slot, library.use({ params: { id }, body: { kind: slot } }));
        if (end.stored) void queries.invalidateQueries({ queryKey: keys.list('library') });
        return end;
      },
      onRemovePicture: (slot: PictureSlot) =>
        told(slot, slot === 'about' ? about.removeImage() : siteInfo.removeImage({ params: { id: slot } })),
      onDescribePicture: (id: string, alt: string) =>
        told('about', images.update({ params: { id }, body: { alt } })),
    }),
  };
}
