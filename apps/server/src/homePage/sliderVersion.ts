import { keepVersion, type Making, newestVersion, type VersionSubject } from '../history/keepVersion.ts';
import { beginning } from '../history/settingVersion.ts';
import { wantTallSizes } from '../media/sizes/unfinishedPictures.ts';
import { writeAlt } from '../library/pictureWords.ts';
import { requirePictures } from '../history/requirePictures.ts';
import type { VersionContent } from '../history/versionContent.ts';
import type { Reader, Writer } from '../store/openStore.ts';

const subject: VersionSubject = { kind: 'settings', id: 'slider' };

/** The content of the banner for its history: its pictures in order. */
export async function sliderContent(reader: Reader): Promise<VersionContent> {
  const rows = await reader
    .selectFrom('sliderImage')
    .innerJoin('picture', 'picture.id', 'sliderImage.pictureId')
    .select(['sliderImage.id', 'sliderImage.pictureId', 'sliderImage.active', 'picture.alt'])
    .orderBy('sliderImage.displayOrder')
    .orderBy('sliderImage.id')
    .execute();
  const pictures = rows.map(({ id, pictureId, active, alt }) => ({
    id: pictureId,
    field: 'slides',
    slide: id,
    alt,
    visible: active,
  }));
  return { fields: {}, pictures, visible: null, place: null };
}

/**
 * A state of the banner with the present descriptions of its pictures: these belong to the library, which keeps a
 * history of its own.
 */
export async function withPresentWords(reader: Reader, content: VersionContent): Promise<VersionContent> {
  const ids = content.pictures.map(({ id }) => id);
  if (ids.length === 0) return content;
  const rows = await reader.selectFrom('picture').select(['id', 'alt']).where('id', 'in', ids).execute();
  const present = new Map(rows.map(({ id, alt }) => [id, alt]));
  return {
    ...content,
    pictures: content.pictures.map((picture) => ({
      ...picture,
      alt: present.get(picture.id) ?? picture.alt,
    })),
  };
}

/**
 * When the present state of the banner came about, whose rows have no times: if no version exists, it has been so from
 * the beginning; if it drifted from the newest one, only that it was before this change is certain.
 */
async function stateSince(writer: Writer, now: Date): Promise<Date> {
  const newest = await newestVersion(writer, subject);
  return newest === undefined ? beginning(writer, now) : new Date(now.getTime() - 1);
}

/** Changes the banner under a lock, has new pictures cropped for phones, and keeps the result as a version. */
export async function changingSlider<T>(
  writer: Writer,
  making: Making,
  change: () => Promise<T>,
): Promise<T> {
  const before = { content: await sliderContent(writer), since: await stateSince(writer, making.by.now) };
  const done = await change();
  const after = await sliderContent(writer);
  const there = new Set(before.content.pictures.map(({ id }) => id));
  const added = after.pictures.map(({ id }) => id).filter((id) => !there.has(id));
  await wantTallSizes(writer, added);
  await keepVersion(writer, subject, { before, after }, making);
  return done;
}

/**
 * Restores the banner: its pictures with their texts, in their order. Pictures added since are removed; the previous
 * version holds them. Throws 409 if a picture is lost.
 */
export const restoreSlider = (
  { writer, making }: { writer: Writer; making: Making },
  content: VersionContent,
): Promise<void> =>
  changingSlider(writer, making, async () => {
    await requirePictures(writer, content);
    await writer.deleteFrom('sliderImage').execute();
    for (const [index, picture] of content.pictures.entries()) {
      const { id: pictureId, slide = pictureId, alt = '', visible = true } = picture;
      const row = { id: slide, pictureId, active: visible, displayOrder: index + 1 };
      await writer.insertInto('sliderImage').values(row).execute();
      await writeAlt(writer, pictureId, alt, making);
    }
  });
