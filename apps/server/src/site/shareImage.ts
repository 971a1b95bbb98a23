import { endpoints } from '@vitrin/contract/endpoints';
import { defaultPalette } from '@vitrin/contract/palette';
import type { FastifyInstance } from 'fastify';
import type { Sharp } from 'sharp';
import { openPicture } from '../media/decoder.ts';
import { oneAtATime } from '../media/oneAtATime.ts';
import type { ApiReader } from './apiReader.ts';
import { drawCard } from './drawnCard.ts';

const size = { width: 1200, height: 630 };
const keptCards = 60;

/** Makes the pictures that stand beside a shared link: a stored one, cut to 1200x630; the site's is there always. */
export type ShareImages = (name: string) => Promise<Buffer | null>;

/** Cards are made one at a time and the newest are kept; a picture's name never changes its content. */
export function createShareImages(app: FastifyInstance, read: ApiReader): ShareImages {
  const kept = new Map<string, Promise<Buffer | null>>();
  const alone = oneAtATime();

  const cut = async (name: string): Promise<Buffer | null> => {
    const answer = await app.inject({ method: 'GET', url: `/api/images/${encodeURIComponent(name)}` });
    if (answer.statusCode !== 200) return null;
    const picture = await openPicture(answer.rawPayload);
    return jpegOf(picture.resize({ ...size, fit: 'cover', position: 'attention' }));
  };

  const cardOf = async (wanted: string): Promise<Buffer | null> => {
    const known = kept.get(wanted) ?? alone(() => cut(wanted));
    kept.delete(wanted);
    kept.set(wanted, known);
    const oldest = kept.size > keptCards ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    try {
      return await known;
    } catch (error) {
      kept.delete(wanted);
      throw error;
    }
  };

  return async (name) => {
    if (name !== 'site') return cardOf(name);
    const banner = await firstBannerPicture(read).catch(() => undefined);
    const card = banner === undefined ? null : await cardOf(banner).catch(() => null);
    if (card !== null) return card;
    const palette = await read(endpoints.theme.read).catch(() => defaultPalette);
    return alone(async () => jpegOf(await drawCard(palette, size)));
  };
}

const jpegOf = (picture: Sharp): Promise<Buffer> =>
  picture
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

/** The picture that stands for the whole site: the first of the home page's banner. */
async function firstBannerPicture(read: ApiReader): Promise<string | undefined> {
  const home = await read(endpoints.homePage.read);
  return home.images[0]?.url.split('/').at(-1);
}
