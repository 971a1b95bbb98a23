import { dropPicture } from '../media/pictures.ts';
import type { Writer } from '../store/openStore.ts';
import { changeSetting, readSetting, type SettingKey } from './documents.ts';

/** Sets or clears the picture in a field of a document, and releases the previous one. */
export async function setSettingPicture(
  writer: Writer,
  place: { key: SettingKey; field: string },
  pictureId: string | null,
  now: Date,
): Promise<void> {
  const { key, field } = place;
  // An empty change locks the document, so that the picture read after it is the one that is replaced.
  await changeSetting(writer, key, {}, now);
  const { [field]: before } = await readSetting(writer, key);
  await changeSetting(writer, key, { [field]: pictureId }, now);
  if (typeof before === 'string') await dropPicture(writer, before);
}
