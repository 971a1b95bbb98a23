import type { PictureSpot } from '@vitrin/contract/files/library';
import { fixed } from '@vitrin/contract/fixed';
import { refusals } from '@vitrin/contract/errors/refusals';
import { addEntry, findAdded } from '../content/contentWrites.ts';
import { galleryItems } from '../gallery/galleryKind.ts';
import { type Author, authorOf } from '../history/keepVersion.ts';
import { takeSliderImage } from '../homePage/sliderWrites.ts';
import { HttpError } from '../http/httpErrors.ts';
import { newId } from '../newId.ts';
import { setSettingPicture } from '../settings/settingPicture.ts';
import { pictureFields } from '../siteInfo/siteInfoQueries.ts';
import type { Writer } from '../store/openStore.ts';
import type { PictureRow } from '../store/schema.ts';
import type { Taking } from './takers.ts';

/** Shows a stored picture in a place of the site. Throws 415 for an icon that is not a PNG. */
export async function takeForPlace(
  writer: Writer,
  { clock, viewer, key }: Taking,
  place: PictureSpot,
  picture: PictureRow,
): Promise<void> {
  const by = authorOf(viewer, clock);
  if (place === 'gallery') return addGalleryItem(writer, { picture, by, id: key });
  if (place === 'slider') return takeSliderImage(writer, { pictureId: picture.id, by, id: key });
  if (place === 'favicon' && picture.mime !== 'image/png') throw new HttpError(415, refusals.notAnIcon());
  const of =
    place === 'about'
      ? ({ key: 'about', field: 'pictureId' } as const)
      : ({ key: 'siteInfo', field: pictureFields[place] } as const);
  return setSettingPicture(writer, of, picture.id, by);
}

/** Adds a picture to the gallery with the texts of the library; if it was added before, it stays as it is. */
async function addGalleryItem(
  writer: Writer,
  { picture, by, id = newId() }: { picture: PictureRow; by: Author; id?: string | undefined },
): Promise<void> {
  if ((await findAdded(galleryItems, writer, id)) !== undefined) return;
  const { title, alt, id: pictureId } = picture;
  const facts = { title, alt, category: fixed.galleryUploadCategory, pictureId, active: true };
  await addEntry(galleryItems, writer, facts, { now: by.now, author: by.name, id, by });
}
