import { type About, about } from '@vitrin/contract/pages/about';
import { z } from 'zod';
import { imagesById } from '../media/pictures.ts';
import { textPicturesOf } from '../media/textPictures.ts';
import { readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';
import type { Reader } from '../store/openStore.ts';

const storedAbout = about
  .omit({ image: true, textPictures: true })
  .extend({ pictureId: z.string().nullable() });

/** Reads the about page; its texts are empty if it was never written. */
export async function readAbout(reader: Reader): Promise<About> {
  const stored = await readSetting(reader, 'about');
  const { pictureId = null, ...texts } = storedFields(storedAbout, stored);
  const images = await imagesById(reader, [pictureId]);
  const found = { title: '', subtitle: '', description: '', ...texts, image: images.get(pictureId) ?? null };
  return { ...found, ...(await textPicturesOf(reader, [found.description])) };
}
