import type { FastifyBaseLogger } from 'fastify';
import type { Reader, Store } from '../store/openStore.ts';
import type { PictureRow } from '../store/schema.ts';
import { cardNameOf, cardSize } from './pictureName.ts';
import type { PictureQueue } from './pictureQueue.ts';
import type { PictureStorage, StoredFile } from './pictureStorage.ts';
import type { PictureWork } from './pictureWork.ts';

/** Finds the card of a picture by its name, or makes it; `unknown` where no picture has one, `busy` where many wait. */
export type LinkCards = (name: string) => Promise<StoredFile | 'unknown' | 'busy'>;

/** How many cards may wait to be made; each takes a fraction of a second. */
const places = 20;

/**
 * The pictures beside shared links, 1200x630, which lie beside their originals. Strangers ask for them, so each is made
 * once, however many ask at once, and one that is there is answered without waiting.
 */
export function createLinkCards(options: {
  store: Store;
  storage: PictureStorage;
  queue: PictureQueue;
  cut: PictureWork['cutCard'];
  log: Pick<FastifyBaseLogger, 'error'>;
}): LinkCards {
  const { store, storage, queue, cut, log } = options;
  const underWay = new Map<string, Promise<void>>();
  /** Pictures that no card could be made of; they are tried again after a restart. */
  const given = new Set<string>();

  async function make(row: PictureRow, card: string): Promise<void> {
    try {
      await storage.put(card, await cut(await storage.read(sourceOf(row))));
    } catch (error) {
      given.add(card);
      log.error({ err: error, picture: row.name }, 'Could not make the card of a picture');
    }
  }

  return async (name) => {
    const card = cardNameOf(name);
    if (card === undefined || given.has(card)) return 'unknown';
    const found = await storage.find(card);
    if (found !== null) return found;
    const row = await findOriginal(store.read, name);
    if (row === undefined) return 'unknown';
    if (!underWay.has(card)) {
      if (queue.waiting('visitor') >= places) return 'busy';
      const made = queue.run('visitor', () => make(row, card)).finally(() => underWay.delete(card));
      underWay.set(card, made);
    }
    await underWay.get(card);
    return (await storage.find(card)) ?? 'unknown';
  };
}

/** The row of a picture that is shown large: an icon has no placeholder. */
const findOriginal = (reader: Reader, name: string): Promise<PictureRow | undefined> =>
  reader
    .selectFrom('picture')
    .selectAll()
    .where('name', '=', name)
    .where('placeholder', '!=', '')
    .limit(1)
    .executeTakeFirst();

/** The smallest file of a picture that fills a card. */
function sourceOf({ name, width, height, variants }: PictureRow): string {
  const filling = variants
    .filter((variant) => variant.type === 'image/webp')
    .filter((variant) => variant.width >= cardSize.width)
    .filter((variant) => (variant.width * height) / width >= cardSize.height);
  return filling.toSorted((a, b) => a.width - b.width)[0]?.name ?? name;
}
