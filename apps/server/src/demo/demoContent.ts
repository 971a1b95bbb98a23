import type { DemoCleaned, DemoContent } from '@vitrin/contract/operation/demoContent';
import { isPackName, readPack } from '@vitrin/demo/packs';
import type { Author } from '../history/keepVersion.ts';
import { changingSlider } from '../homePage/sliderVersion.ts';
import { closeUp, putSlideAway } from '../homePage/sliderWrites.ts';
import type { Reader, Store } from '../store/openStore.ts';
import { demoEntries } from './demoEntries.ts';
import { emptyDemoSettings, isDemoPicture, readDemoSettings, type WrittenDemo } from './demoSettings.ts';

/** Reported titles of each kind. */
const toldTitles = 50;

/** The demo that this store started with, if any. */
export async function writtenDemo(reader: Reader): Promise<WrittenDemo | undefined> {
  const row = await reader.selectFrom('setting').selectAll().where('key', '=', 'demo').executeTakeFirst();
  const name = row?.value['pack'];
  if (row === undefined || !isPackName(name)) return undefined;
  return { pack: await readPack(name), loadedAt: row.updatedAt };
}

/** The demo's pictures in the banner, with the texts that it gave them. */
async function demoSlides(
  reader: Reader,
  demo: WrittenDemo,
): Promise<{ id: string; alt: string; pictureId: string }[]> {
  const words = new Set(demo.pack.slider.map(({ alt }) => alt));
  const rows = await reader
    .selectFrom('sliderImage')
    .innerJoin('picture', 'picture.id', 'sliderImage.pictureId')
    .select(['sliderImage.id', 'sliderImage.pictureId', 'picture.alt', 'picture.createdAt', 'picture.madeBy'])
    .orderBy('sliderImage.displayOrder')
    .execute();
  return rows.filter((row) => isDemoPicture(row, demo) && words.has(row.alt));
}

/** The part of the demo that nobody has edited, which would be removed. */
export async function readDemoContent(reader: Reader): Promise<DemoContent> {
  const demo = await writtenDemo(reader);
  if (demo === undefined) return { company: '', entries: [], settings: [], edited: 0 };
  const entries: DemoContent['entries'] = [];
  let edited = 0;
  const tell = (kind: DemoContent['entries'][number]['kind'], titles: readonly string[]) => {
    if (titles.length > 0) entries.push({ kind, total: titles.length, titles: titles.slice(0, toldTitles) });
  };
  tell(
    'slider',
    (await demoSlides(reader, demo)).map(({ alt }) => alt),
  );
  for (const { kind, read } of demoEntries) {
    const found = await read(reader, demo.loadedAt);
    tell(kind, found.titles);
    edited += found.edited;
  }
  const { companyName } = demo.pack.siteInfo;
  return { company: companyName, entries, settings: await readDemoSettings(reader, demo), edited };
}

/** Whether there is still any unedited content of a demo. */
export async function hasDemoContent(reader: Reader): Promise<boolean> {
  const { entries, settings } = await readDemoContent(reader);
  return entries.length > 0 || settings.length > 0;
}

/**
 * Moves unedited entries to the trash and clears the demo's texts, in one transaction: nobody sees a half-finished
 * state, and concurrent edits stay.
 */
export const cleanDemoContent = ({ writeAlone }: Store, by: Author): Promise<DemoCleaned> =>
  writeAlone(async (writer) => {
    const demo = await writtenDemo(writer);
    if (demo === undefined) return { removed: 0, cleared: 0 };
    const deletion = { now: by.now, by: by.name };
    const slides = await demoSlides(writer, demo);
    let removed = slides.length;
    if (slides.length > 0) {
      await changingSlider(writer, { by }, async () => {
        for (const slide of slides) await putSlideAway(writer, slide, deletion);
        await closeUp(writer);
      });
    }
    for (const { remove } of demoEntries) {
      removed += await remove(writer, demo.loadedAt, deletion);
    }
    return { removed, cleared: await emptyDemoSettings(writer, demo, by) };
  });
