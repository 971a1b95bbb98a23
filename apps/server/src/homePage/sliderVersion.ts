import { keepVersion, type Making } from '../history/keepVersion.ts';
import type { VersionContent } from '../history/versionContent.ts';
import type { Reader, Writer } from '../store/openStore.ts';

/** The banner for its history: its pictures in order. */
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

/** Changes the banner, which nobody else does meanwhile, and keeps what became of it as a version. */
export async function changingSlider<T>(writer: Writer, making: Making, change: () => Promise<T>): Promise<T> {
  const before = { content: await sliderContent(writer), since: making.by.now };
  const done = await change();
  const after = await sliderContent(writer);
  await keepVersion(writer, { kind: 'settings', id: 'slider' }, { before, after }, making);
  return done;
}
