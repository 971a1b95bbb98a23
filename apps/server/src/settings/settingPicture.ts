import { dropPicture } from '../media/pictures.ts';
import type { Writer } from '../store/openStore.ts';
import { writeSetting } from '../history/settingVersion.ts';
import type { Author } from '../history/keepVersion.ts';

/** Sets or clears the picture in a field of a document, and releases the previous one. */
export async function setSettingPicture(
  writer: Writer,
  { key, field }: { key: 'siteInfo' | 'about'; field: string },
  pictureId: string | null,
  by: Author,
): Promise<void> {
  const { before } = await writeSetting(writer, key, { [field]: pictureId }, { by });
  const previous = before[field];
  if (typeof previous === 'string') await dropPicture(writer, previous);
}
