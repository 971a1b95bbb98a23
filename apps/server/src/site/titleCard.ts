import { endpoints } from '@vitrin/contract/endpoints';
import { fixed } from '@vitrin/contract/fixed';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { LRUCache } from 'lru-cache';
import type { Media } from '../media/openMedia.ts';
import type { ApiReader } from './apiReader.ts';

/** The card of an entry's page, by its path; undefined if it has no title, or if too many wait to be drawn. */
export type TitleCard = (page: string) => Promise<Uint8Array | undefined>;

/** How many cards are cached, some 30 kB each. */
const kept = 100;

/** How many cards may wait to be drawn; each takes a fraction of a second. */
const places = 20;

/**
 * Draws the titles of entries without a picture, for shared links. Only titles of public pages are drawn, so that
 * nobody can have their own text drawn under the company's name.
 */
export function createTitleCard(
  media: Pick<Media, 'drawCard'>,
  { read }: Pick<ApiReader, 'read'>,
): TitleCard {
  const drawn = new LRUCache<string, Uint8Array>({ max: kept });
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();

  return async (page) => {
    const [title, palette, siteInfo] = await Promise.all([
      titleOf(read, page).catch(() => undefined),
      read(endpoints.theme.read).catch(() => defaultPalette),
      read(endpoints.siteInfo.read).catch(() => undefined),
    ]);
    if (title === undefined) return undefined;
    const words = { title, company: siteInfo?.companyName || fixed.defaultCompanyTitle };
    const key = JSON.stringify([palette, words]);
    const found = drawn.get(key) ?? underWay.get(key);
    if (found !== undefined) return found;
    if (underWay.size >= places) return undefined;
    const card = media.drawCard(palette, words).catch(() => undefined);
    underWay.set(key, card);
    const bytes = await card;
    underWay.delete(key);
    if (bytes !== undefined) drawn.set(key, bytes);
    return bytes;
  };
}

/** The title of the post, project or service at a path. */
async function titleOf(read: ApiReader['read'], page: string): Promise<string> {
  const below = (list: string): string | undefined =>
    page.startsWith(`${list}/`) ? page.slice(list.length + 1) : undefined;
  const post = below(sitePaths.blog());
  if (post !== undefined) return (await read(endpoints.posts.byPath, { path: post })).title;
  const project = below(sitePaths.projects());
  if (project !== undefined) return (await read(endpoints.projects.byPath, { path: project })).title;
  return (await read(endpoints.services.byPath, { path: page })).title;
}
