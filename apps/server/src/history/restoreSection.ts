import {
  type HistorySection,
  type SettingSection,
  settingSections,
} from '@vitrin/contract/history/historySections';
import { parseInput } from '../http/input/parseInput.ts';
import { dropPicture } from '../media/pictures.ts';
import type { Writer } from '../store/openStore.ts';
import type { Making } from './keepVersion.ts';
import { requirePictures } from './requirePictures.ts';
import { pictureColumnsOf, sectionContent, writeSetting } from './settingVersion.ts';
import type { VersionContent } from './versionContent.ts';

/**
 * Restores a section of the settings to a version, like saving its form. Throws 400 if current rules refuse a field,
 * and 409 if a picture is lost.
 */
export async function restoreSection(
  name: SettingSection,
  { writer, making }: { writer: Writer; making: Making },
  content: VersionContent,
): Promise<void> {
  const { setting, fields }: HistorySection = settingSections[name];
  const known = Object.entries(content.fields).filter(([field]) => field in fields.shape);
  const parsed = parseInput(fields, Object.fromEntries(known));
  if ('error' in parsed) throw parsed.error;
  await requirePictures(writer, content);
  const change = { ...parsed.value, ...pictureColumnsOf(name, content) };
  const { before } = await writeSetting(writer, setting, change, making);
  const shown = new Set(content.pictures.map(({ id }) => id));
  for (const { id } of sectionContent(name, before).pictures) {
    if (!shown.has(id)) await dropPicture(writer, id);
  }
}
