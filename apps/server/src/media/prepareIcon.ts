import { readFile, stat } from 'node:fs/promises';
import { icoSize } from './icoSize.ts';
import { judgeUpload, readHead, refuse } from './judgeUpload.ts';
import { kindOfBytes } from './kindOfBytes.ts';
import { nameOf, typeOfExtension } from './pictureName.ts';
import type { PictureStorage } from './pictureStorage.ts';
import { type PreparedPicture, prepareUpload } from './preparePicture.ts';

/** Far more than an icon with all its sizes needs. */
const maxIcoBytes = 512 * 1024;

/** Stores an uploaded icon: a PNG is written anew, an ICO is checked and kept as it is. Throws 400, 413 or 415. */
export async function prepareIcon(path: string, storage: PictureStorage): Promise<PreparedPicture> {
  const kind = kindOfBytes(await readHead(path));
  if (kind === 'png') {
    return { ...(await prepareUpload(path, await judgeUpload(path), storage)), variantsComplete: true };
  }
  const notAnIcon = refuse(415, 'Only PNG and ICO files are accepted');
  if (kind !== undefined) throw notAnIcon;
  if ((await stat(path)).size > maxIcoBytes) {
    throw (await beginsAsIco(path)) ? refuse(413, `An icon may have ${maxIcoBytes / 1024} KB`) : notAnIcon;
  }
  const bytes = await readFile(path);
  const size = icoSize(bytes);
  if (size === undefined) {
    throw (await beginsAsIco(path)) ? refuse(400, 'The icon is damaged and cannot be read') : notAnIcon;
  }
  const name = nameOf(bytes, 'ico');
  await storage.put(name, bytes);
  return {
    ...size,
    name,
    mime: typeOfExtension('ico'),
    bytes: bytes.length,
    placeholder: '',
    color: '',
    variants: [],
    variantsComplete: true,
  };
}

const beginsAsIco = async (path: string): Promise<boolean> =>
  Buffer.from(await readHead(path))
    .subarray(0, 4)
    .equals(Buffer.from([0, 0, 1, 0]));
