import { useQueryClient } from '@tanstack/react-query';
import type { PictureCalls, PictureSlot, UploadEnd } from '@vitrin/ui/admin/SettingsScreen';
import { client, ourClient } from '../api.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';
import { findPictures } from '../pictures/findPictures.ts';
import { keys } from '../queryClient.ts';
import { duringWork } from '../shared/duringWork.ts';

const { siteInfo, library } = client;
const { removeImage: removeAboutPicture } = client.about;
const { removeImage: removeFactPicture } = siteInfo;
const { update: describe } = client.images;

const upload = (
  slot: PictureSlot,
  input: Parameters<typeof ourClient.about.uploadImage>[0],
): Promise<unknown> => {
  if (slot === 'about') return ourClient.about.uploadImage(input);
  if (slot === 'favicon') return siteInfo.uploadFavicon(input);
  return siteInfo.uploadImage({ params: { id: slot }, ...input });
};

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
    onUpload: (slot, file, options) => ended(slot, duringWork(upload(slot, { file, ...options }))),
    findPictures,
    onTake:
      library &&
      (async (slot, { id }) => {
        const end = await ended(slot, library.use({ params: { id }, body: { kind: slot } }));
        if (end.stored) void queries.invalidateQueries({ queryKey: keys.list('library') });
        return end;
      }),
    onRemovePicture:
      removeAboutPicture &&
      removeFactPicture &&
      ((slot) =>
        told(slot, slot === 'about' ? removeAboutPicture() : removeFactPicture({ params: { id: slot } }))),
    onDescribePicture: describe && ((id, alt) => told('about', describe({ params: { id }, body: { alt } }))),
  };
}
