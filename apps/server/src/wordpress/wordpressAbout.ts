import { siteSettings, sitePicture, type SitePicture } from '@vitrin/contract/operation/siteFile';
import type { Media } from '../media/openMedia.ts';
import { readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';
import { recordOf, type SiteRecord } from '../siteFile/siteKinds.ts';
import type { Store } from '../store/openStore.ts';

/** The about page to be imported, and its picture if that is one of this site. */
type About = { value: SiteRecord; picture: { record: SitePicture; file: Uint8Array } | undefined };

/** An imported page as the about page: what it does not have, such as a subtitle, stays as it is here. */
export async function aboutWith(
  { title, description, pictureId }: SiteRecord,
  { store, media }: { store: Pick<Store, 'read'>; media: Pick<Media, 'storage'> },
): Promise<About> {
  const here = storedFields(siteSettings.about, await readSetting(store.read, 'about'));
  const imported = { ...here, title, description };
  const row =
    pictureId === null && here.pictureId
      ? await store.read.selectFrom('picture').selectAll().where('id', '=', here.pictureId).executeTakeFirst()
      : undefined;
  if (row === undefined) return { value: { ...imported, pictureId }, picture: undefined };
  const record = sitePicture.parse(recordOf(sitePicture, row));
  return { value: imported, picture: { record, file: await media.storage.read(row.name) } };
}
