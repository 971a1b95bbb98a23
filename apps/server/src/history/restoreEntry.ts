import { changeTime } from '../content/changeRules.ts';
import type { Switched, WrittenKind } from '../content/contentKind.ts';
import { lockRow, putRow } from '../content/contentWrites.ts';
import { showPictures } from '../content/entryPictureLists.ts';
import { searchTextOf, sortKeysOf } from '../content/searchText.ts';
import { parseInput } from '../http/input/parseInput.ts';
import { keepNamedBy } from '../library/keepNamed.ts';
import { dropPicture } from '../media/pictures.ts';
import type { Writer } from '../store/openStore.ts';
import type { ContentTable } from '../store/schema.ts';
import { keepEntryVersion, stateOf } from './entryVersion.ts';
import type { Making } from './keepVersion.ts';
import { requirePictures } from './requirePictures.ts';
import { type KeptPicture, pdfIn, shownPictures, type VersionContent } from './versionContent.ts';

/**
 * Restores an entry to a version, like saving its form: fields are validated by current rules. Throws 400 if these
 * refuse one, 404, and 409 if a picture is lost.
 */
export async function restoreEntry<Table extends ContentTable, Answer, Draft, Change extends Switched>(
  { kind, id }: { kind: WrittenKind<Table, Answer, Draft, Change>; id: string },
  { writer, making }: { writer: Writer; making: Making },
  content: VersionContent,
  path: string | undefined,
): Promise<void> {
  // Pictures before the entry, in the order in which choosing a picture locks both.
  await keepNamedBy(writer, content.fields, { table: kind.table, id });
  const stored = await lockRow(kind, writer, id);
  const before = await stateOf(kind, writer, stored);
  const parsed = parseInput(kind.change, { ...content.fields, ...(path !== undefined && { path }) });
  if ('error' in parsed) throw parsed.error;
  await requirePictures(writer, content);
  const { pictureList } = kind;
  const shown = shownPictures(content);
  const isListed = ({ field }: KeptPicture): boolean => field === pictureList?.field;
  const pdfId = pdfIn(content);
  const changed = {
    ...(await kind.changedRow(stored, parsed.value, writer)),
    active: content.visible ?? stored.active,
    updatedAt: changeTime(stored, making.by.now),
    ...(content.place !== null && { displayOrder: content.place }),
    ...('pictureId' in stored && { pictureId: shown.find((picture) => !isListed(picture))?.id ?? null }),
    ...('pdfId' in stored && { pdfId }),
  };
  const row = { ...changed, search: searchTextOf(kind, changed), sortKeys: sortKeysOf(kind, changed) };
  await putRow(kind, writer, row, stored);
  if (pictureList !== undefined) {
    const listed = shown.filter(isListed).map((picture) => picture.id);
    await showPictures(writer, pictureList.table, id, listed);
  }
  await keepEntryVersion(kind, writer, { before, row }, making);
  for (const picture of before.content.pictures) {
    // The previous version still holds it.
    if (!content.pictures.some((kept) => kept.id === picture.id)) await dropPicture(writer, picture.id);
  }
}
