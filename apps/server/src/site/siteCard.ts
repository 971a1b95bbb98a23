import { endpoints } from '@vitrin/contract/endpoints';
import { focusIn, focusName } from '@vitrin/contract/files/framing';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import type { Media } from '../media/openMedia.ts';
import type { StoredFile } from '../media/storage/pictureStorage.ts';
import type { ApiReader } from './apiReader.ts';

/** Returns the card of the whole site, drawing it if necessary. */
export type SiteCard = () => Promise<StoredFile | Uint8Array>;

/** The card of the banner's first picture; a site without one has a card drawn in its colours, once per palette. */
export function createSiteCard(
  media: Pick<Media, 'linkCards' | 'drawCard'>,
  { read }: Pick<ApiReader, 'read'>,
): SiteCard {
  let drawn: { colors: string; card: Promise<Uint8Array> } | undefined;

  async function draw(): Promise<Uint8Array> {
    const palette = await read(endpoints.theme.read).catch(() => defaultPalette);
    const colors = JSON.stringify(palette);
    if (drawn?.colors !== colors) drawn = { colors, card: media.drawCard(palette) };
    try {
      return await drawn.card;
    } catch (error) {
      drawn = undefined;
      throw error;
    }
  }

  return async () => {
    const banner = await firstBannerPicture({ read }).catch(() => undefined);
    const card =
      banner === undefined ? 'unknown' : await media.linkCards(banner.name, banner.at).catch(() => 'unknown');
    return typeof card === 'object' ? card : draw();
  };
}

/** The picture that stands for the whole site: the first of the home page's banner. */
async function firstBannerPicture({
  read,
}: Pick<ApiReader, 'read'>): Promise<{ name: string; at: string | undefined } | undefined> {
  const [first] = (await read(endpoints.homePage.read)).images;
  const name = first?.url.split('/').at(-1);
  return first && name !== undefined ? { name, at: focusName(focusIn(first, 'card')) } : undefined;
}
