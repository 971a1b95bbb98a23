import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { systemClock as clock } from '../clock.ts';
import { type Media, openMedia } from '../media/openMedia.ts';
import { importSite } from '../siteFile/importSite.ts';
import type { Engine } from '../store/columns.ts';
import type { Store } from '../store/openStore.ts';
import { openWordpress, type WordpressOptions } from '../wordpress/openWordpress.ts';
import { picturesHere } from './picturesHere.ts';
import { plainJpeg } from './samplePictures.ts';
import { temporaryFolder } from './serverProcess.ts';
import { openTestStorage } from './testStorage.ts';
import { openTestStore } from './testStore.ts';
import { exportedItem, exportOf } from './wordpressExport.ts';

/** A new installation. */
type Place = { store: Store; media: Media; folder: string };

/** Opens an empty installation until the test ends. */
export async function emptyPlace(engine: Engine): Promise<Place> {
  const { store, close } = await openTestStore(engine);
  const { storage, close: closeStorage } = await openTestStorage('a folder');
  const media = openMedia({ store, storage, log: pino({ level: 'silent' }), process: picturesHere });
  onTestFinished(async () => {
    await media.close();
    await close();
    await closeStorage();
  });
  return { store, media, folder: await temporaryFolder() };
}

/** Writes an export, and imports it. */
export async function imported(
  place: Place,
  items: string,
  more: Partial<WordpressOptions> & { rehearse?: boolean } = {},
) {
  const { rehearse = false, ...options } = more;
  const file = path.join(await temporaryFolder(), 'export.xml');
  await writeFile(file, exportOf(items));
  const pages = { services: new Set<string>(), about: '' };
  const opened = await openWordpress(file, { ...place, clock, pages, ...options });
  try {
    const done = await importSite({ ...place, clock }, opened.site, { way: 'merge', rehearse });
    return { ...opened, ...done };
  } finally {
    await opened.close();
    expect(await readdir(place.folder)).toEqual([]);
  }
}

/** A copy of an uploads' folder with pictures of some sizes. */
export async function uploadsWith(...names: readonly string[]): Promise<string> {
  const folder = await temporaryFolder();
  for (const [index, name] of names.entries()) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await plainJpeg({ width: 40 + index, height: 30 }));
  }
  return folder;
}

/** The old site's folder of pictures, and an entry of its list of pictures. */
export const at = 'https://eski.example/wp-content/uploads/2019/05';
export const attachment = (id: string, file: string, parent = '0'): string =>
  exportedItem({
    id,
    type: 'attachment',
    status: 'inherit',
    file: `${at}/${file}`,
    link: `https://eski.example/${id}/`,
    parent,
    _wp_attachment_image_alt: `Resim ${id}`,
  });

/** The post with a title. */
export const post = (store: Store, title: string) =>
  store.read.selectFrom('post').selectAll().where('title', '=', title).executeTakeFirstOrThrow();
