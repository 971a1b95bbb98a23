import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Media } from '../media/openMedia.ts';
import { addPicture } from '../media/pictures.ts';
import type { PreparedPicture } from '../media/preparePicture.ts';
import { newId } from '../newId.ts';
import { insertService } from '../services/serviceWrites.ts';
import { changeSetting } from '../settings/documents.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import type { DemoPack, DemoPicture } from './pack.ts';
import { demoPrivacyNotice } from './privacyNotice.ts';

const pictureFolder = path.join(import.meta.dirname, 'pictures');

/** The packs by the name that the variable DEMO gives them. */
export type DemoName = 'insaat' | 'karavan';

async function readPack(name: DemoName): Promise<DemoPack> {
  if (name === 'insaat') return (await import('./insaat.ts')).insaat;
  return (await import('./karavan.ts')).karavan;
}

/**
 * Writes a demo company into a store that never held anything, and answers whether it did. Pictures are stored first
 * and all rows come in one transaction, so that a start that breaks off leaves no half of it.
 */
export async function loadDemo(
  name: DemoName,
  { store, media, clock }: { store: Store; media: Media; clock: Clock },
): Promise<boolean> {
  if (!(await isUntouched(store.read))) return false;
  const pack = await readPack(name);
  const pictures = await adoptPictures(pack, media);
  return store.writeAlone(async (writer) => {
    // Another process may have done it while the pictures were read.
    if (!(await isUntouched(writer))) return false;
    await writePack(writer, { name, pack, pictures, clock });
    return true;
  });
}

/** True before the first content; whatever is deleted later, it is never true again. */
async function isUntouched(reader: Reader): Promise<boolean> {
  const setting = await reader.selectFrom('setting').select('key').limit(1).executeTakeFirst();
  const service = await reader.selectFrom('service').select('id').limit(1).executeTakeFirst();
  return setting === undefined && service === undefined;
}

type Adopted = ReadonlyMap<DemoPicture, PreparedPicture>;

async function adoptPictures(pack: DemoPack, media: Media): Promise<Adopted> {
  const all = [...pack.slider, ...pack.services.map(({ picture }) => picture)];
  const adopt = async (picture: DemoPicture) =>
    [picture, await media.adopt(path.join(pictureFolder, picture.file), 'avif')] as const;
  return new Map(await Promise.all(all.map(adopt)));
}

async function writePack(
  writer: Writer,
  { name, pack, pictures, clock }: { name: DemoName; pack: DemoPack; pictures: Adopted; clock: Clock },
): Promise<void> {
  const now = clock.now();
  await changeSetting(writer, 'demo', { pack: name }, now);
  await changeSetting(writer, 'siteInfo', pack.siteInfo, now);
  await changeSetting(writer, 'home', pack.home, now);
  await changeSetting(writer, 'privacy', demoPrivacyNotice(pack.siteInfo), now);

  let added = 0;
  /** Each picture is a millisecond younger than the one before: the queue makes their sizes in this order. */
  const add = async (picture: DemoPicture): Promise<string> => {
    const prepared = pictures.get(picture);
    if (prepared === undefined) throw new Error(`${picture.file} was not read`);
    const row = await addPicture(writer, prepared, {
      alt: picture.alt,
      now: new Date(now.getTime() + added),
    });
    added += 1;
    return row.id;
  };
  for (const [index, picture] of pack.slider.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection does one thing at a time
    const pictureId = await add(picture);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writer
      .insertInto('sliderImage')
      .values({ id: newId(), pictureId, active: true, displayOrder: index + 1 })
      .execute();
  }
  for (const { picture, ...draft } of pack.services) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const pictureId = await add(picture);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await insertService(writer, draft, now, pictureId);
  }
}
