import type { DemoDocument, DemoPack } from '@vitrin/demo/pack';
import { packDocuments } from '@vitrin/demo/packDocuments';
import { packPictures } from '@vitrin/demo/packPictures';
import { type PackName, readPack } from '@vitrin/demo/packs';
import { documentFile, pictureFile } from '@vitrin/demo/pictureFile';
import type { Clock } from '../clock.ts';
import type { Media } from '../media/openMedia.ts';
import { changeSetting } from '../settings/documents.ts';
import type { Reader, Store } from '../store/openStore.ts';
import { type AdoptedFiles, writePack } from './writePack.ts';

/**
 * Writes a demo company into a store that never held any content, and returns whether it did. Pictures are stored first
 * and all rows are written in one transaction, so that an interrupted start leaves no partial content.
 */
export async function loadDemo(
  name: PackName,
  { store, media, clock }: { store: Store; media: Media; clock: Clock },
): Promise<boolean> {
  if (!(await isUntouched(store.read))) return false;
  const pack = await readPack(name);
  const files = await adoptFiles(pack, media);
  return store.writeAlone(async (writer) => {
    // Another process may have loaded it while the pictures were read.
    if (!(await isUntouched(writer))) return false;
    const now = clock.now();
    await changeSetting(writer, 'demo', { pack: name }, now);
    await writePack(writer, pack, { files, now });
    return true;
  });
}

/** True until the first content is written, and never again, whatever is deleted later. */
async function isUntouched(reader: Reader): Promise<boolean> {
  const setting = await reader.selectFrom('setting').select('key').limit(1).executeTakeFirst();
  const service = await reader.selectFrom('service').select('id').limit(1).executeTakeFirst();
  return setting === undefined && service === undefined;
}

/** Stores every drawing and every document once, however many pictures show it. */
async function adoptFiles(pack: DemoPack, media: Media): Promise<AdoptedFiles> {
  const names = new Set(packPictures(pack).map(({ file }) => file));
  const adopt = async (file: string) => [file, await media.adopt(pictureFile(file), 'avif')] as const;
  const receive = async ({ file }: DemoDocument) =>
    [file, await media.receivePdf(documentFile(file))] as const;
  return new Map(await Promise.all([...[...names].map(adopt), ...packDocuments(pack).map(receive)]));
}
