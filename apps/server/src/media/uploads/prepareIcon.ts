import { refusals } from '@vitrin/contract/errors/refusals';
import { readFile, stat } from 'node:fs/promises';
import { icoSize } from './icoSize.ts';
import { kindOfBytes } from './kindOfBytes.ts';
import { nameOf, typeOfExtension } from '../pictureName.ts';
import type { PictureWork } from '../pictureWork.ts';
import { readHead } from './readHead.ts';
import { refuse } from './refuse.ts';
import type { MadePicture } from './rewritePicture.ts';

/** Far more than an icon with all its sizes needs. */
const maxIcoBytes = 512 * 1024;

/** An icon needs neither: it is never shown large, and never waited for. */
const plain = { placeholder: '', color: '' } as const;

/** Checks an uploaded icon: a PNG is re-encoded, an ICO is kept as it is. Throws 400, 413 or 415. */
export async function prepareIcon(
  path: string,
  rewrite: PictureWork['rewritePicture'],
): Promise<MadePicture> {
  const kind = kindOfBytes(await readHead(path));
  if (kind === 'png') {
    const { file, facts } = await rewrite(path, kind);
    return { file, facts: { ...facts, ...plain } };
  }
  const notAnIcon = refuse(415, refusals.notAnIcon());
  if (kind !== undefined) throw notAnIcon;
  if ((await stat(path)).size > maxIcoBytes) {
    throw (await beginsAsIco(path)) ? refuse(413, refusals.iconTooLarge(maxIcoBytes / 1024)) : notAnIcon;
  }
  const file = await readFile(path);
  const size = icoSize(file);
  if (size === undefined) {
    throw (await beginsAsIco(path)) ? refuse(400, refusals.iconDamaged()) : notAnIcon;
  }
  const facts = { name: nameOf(file, 'ico'), mime: typeOfExtension('ico'), bytes: file.length };
  return { file, facts: { ...facts, ...size, ...plain } };
}

const beginsAsIco = async (path: string): Promise<boolean> =>
  Buffer.from(await readHead(path))
    .subarray(0, 4)
    .equals(Buffer.from([0, 0, 1, 0]));
