import { refusals } from '@vitrin/contract/errors/refusals';
import { HttpError } from '../http/httpErrors.ts';
import type { Reader } from '../store/openStore.ts';
import type { VersionContent } from './versionContent.ts';

/** Throws 409 if a picture of a version is lost, for example after restoring an older copy of the database. */
export async function requirePictures(reader: Reader, { pictures }: VersionContent): Promise<void> {
  const ids = new Set(pictures.map(({ id }) => id));
  if (ids.size === 0) return;
  const found = await reader
    .selectFrom('picture')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  if (found.length < ids.size) throw new HttpError(409, refusals.versionPictureGone());
}
