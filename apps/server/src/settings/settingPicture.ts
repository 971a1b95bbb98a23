import { dropPicture } from '../media/pictures.ts';
import type { Writer } from '../store/openStore.ts';
import { changeSetting, readSetting, type SettingKey } from './documents.ts';

/** Gives a document another picture under a field, or none, and lets go of the one before. */
export async function setSettingPicture(
  writer: Writer,
  place: { key: SettingKey; field: string },
  pictureId: string | null,
  now: Date,
): Promise<void> {
  const { key, field } = place;
  // An empty change locks the document, so that what is read after it is what is replaced.
  await changeSetting(writer, key, {}, now);
  const { [field]: before } = await readSetting(writer, key);
  await changeSetting(writer, key, { [field]: pictureId }, now);
  if (typeof before === 'string') await dropPicture(writer, before);
}
