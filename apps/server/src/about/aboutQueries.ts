import { type About, about } from '@vitrin/contract/about';
import { z } from 'zod';
import { imagesById } from '../media/pictures.ts';
import { readSetting } from '../settings/documents.ts';
import type { Reader } from '../store/openStore.ts';

/** The about page as it is stored. */
export const storedAbout = z.object({
  title: about.shape.title.default(''),
  subtitle: about.shape.subtitle.default(''),
  description: about.shape.description.default(''),
  pictureId: z.string().nullable().default(null),
});

/** The about page; empty texts where it was never written. */
export async function readAbout(reader: Reader): Promise<About> {
  const { pictureId, ...texts } = storedAbout.parse(await readSetting(reader, 'about'));
  const images = await imagesById(reader, [pictureId]);
  return { ...texts, image: images.get(pictureId) ?? null };
}
