import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { systemClock as clock } from '../clock.ts';
import type { Installation } from '../siteFile/command.ts';
import { importSite } from '../siteFile/importSite.ts';
import type { Engine } from '../store/columns.ts';
import type { Store } from '../store/openStore.ts';
import { openWordpress, type WordpressOptions } from '../wordpress/openWordpress.ts';
import { openInstallation } from './openInstallation.ts';
import { plainJpeg } from './samplePictures.ts';
import { temporaryFolder } from './serverProcess.ts';
import { exportedItem, exportOf } from './wordpressExport.ts';

/** Opens an empty installation to import into, until the test ends. */
export const emptyInstallation = async (engine: Engine): Promise<Installation> => ({
  ...(await openInstallation(engine)),
  folder: await temporaryFolder(),
});

/** Writes an export, and imports it. */
export async function imported(
  place: Installation,
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
