import { useQueryClient } from '@tanstack/react-query';
import type { PictureCalls, PictureSlot } from '@vitrin/ui/admin/SettingsScreen';
import { client, hasAdditions } from '../api.ts';
import { keys } from '../queryClient.ts';

const { siteInfo, about, images } = client;

/** Uploads, removes and describes the pictures of the settings; queries that show them are refetched. */
export function useSettingPictures(): PictureCalls {
  const queries = useQueryClient();

  async function told(slot: PictureSlot, call: Promise<unknown>): Promise<boolean> {
    try {
      await call;
    } catch {
      return false;
    }
    await queries.invalidateQueries({ queryKey: slot === 'about' ? keys.pages : keys.siteInfo });
    return true;
  }

  return {
    onUpload: (slot, file, options) => {
      if (slot === 'about') return told(slot, about.uploadImage({ file, ...options }));
      if (slot === 'favicon') return told(slot, siteInfo.uploadFavicon({ file, ...options }));
      return told(slot, siteInfo.uploadImage({ params: { id: slot }, file, ...options }));
    },
    ...(hasAdditions && {
      onRemovePicture: (slot: PictureSlot) =>
        told(slot, slot === 'about' ? about.removeImage() : siteInfo.removeImage({ params: { id: slot } })),
      onDescribePicture: (id: string, alt: string) =>
        told('about', images.update({ params: { id }, body: { alt } })),
    }),
  };
}
