import type { StoredVariant } from '../../store/schema.ts';
import type { PictureStorage } from '../storage/pictureStorage.ts';
import type { MadePicture, PictureFacts } from './rewritePicture.ts';

/** A picture whose file is stored, before its row is written. */
export type PreparedPicture = PictureFacts & {
  variants: readonly StoredVariant[];
  /** False if sizes are still to be made. */
  variantsComplete: boolean;
};

/** Writes the file of a picture durably, so that its row may follow. */
export async function storePicture(
  { file, facts }: MadePicture,
  storage: PictureStorage,
): Promise<PreparedPicture> {
  await storage.put(facts.name, file);
  return { ...facts, variants: [], variantsComplete: false };
}
