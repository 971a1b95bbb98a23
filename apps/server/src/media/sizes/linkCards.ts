import { focusName } from '@vitrin/contract/files/framing';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Reader, Store } from '../../store/openStore.ts';
import type { PictureRow } from '../../store/schema.ts';
import { isPassing } from '../passingFault.ts';
import { createPauses } from '../pauses.ts';
import { cardNameOf, cardSize } from '../pictureName.ts';
import type { PictureQueue } from '../pictureQueue.ts';
import type { PictureStorage, StoredFile } from '../storage/pictureStorage.ts';
import type { PictureWork } from '../pictureWork.ts';
import { storedFocusIn } from '../storedFocus.ts';

/**
 * Finds or makes the card of a picture, by its name and the focal point in the address; `unknown` if there is no such
 * picture, `busy` if too many wait or it cannot be made at the moment. An outdated focal point leads to the current
 * card.
 */
export type LinkCards = (name: string, at?: string) => Promise<StoredFile | 'unknown' | 'busy'>;

/** How many cards may wait to be made; each takes a fraction of a second. */
const places = 20;

/**
 * The previews of shared links, 1200x630, stored beside their originals. Strangers request them, so each is made once,
 * however many requests are concurrent, and an existing one is returned without waiting.
 */
export function createLinkCards(options: {
  store: Store;
  clock: Clock;
  storage: PictureStorage;
  queue: PictureQueue;
  cut: PictureWork['cutCard'];
  log: Pick<FastifyBaseLogger, 'error'>;
}): LinkCards {
  const { store, clock, storage, queue, cut, log } = options;
  const underWay = new Map<string, Promise<void>>();
  /** Cards that cannot be made; they are tried again after a restart. */
  const given = new Set<string>();
  const pauses = createPauses(clock);

  async function make(row: PictureRow, card: string): Promise<void> {
    try {
      await storage.put(card, await cut(await storage.read(sourceOf(row)), storedFocusIn(row.focus, 'card')));
      pauses.end(card);
    } catch (error) {
      // Until the pause is over, requests are told to come back later.
      if (isPassing(error)) pauses.begin(card);
      else given.add(card);
      log.error({ err: error, picture: row.name }, 'Could not make the card of a picture');
    }
  }

  return async (name, at) => {
    const asked = cardNameOf(name, at);
    if (asked === undefined) return 'unknown';
    const found = await storage.find(asked);
    if (found !== null) return found;
    const row = await findOriginal(store.read, name, at);
    const card = row && cardNameOf(name, focusName(storedFocusIn(row.focus, 'card')));
    if (row === undefined || card === undefined || given.has(card)) return 'unknown';
    const made = await storage.find(card);
    if (made !== null) return made;
    if (!underWay.has(card)) {
      if (underWay.size >= places || !pauses.isDue(card)) return 'busy';
      const making = queue.run('visitor', () => make(row, card)).finally(() => underWay.delete(card));
      underWay.set(card, making);
    }
    await underWay.get(card);
    return (await storage.find(card)) ?? (pauses.isDue(card) ? 'unknown' : 'busy');
  };
}

/** How many rows of one file are looked at. */
const fewRows = 20;

/** The row of a picture that is shown large, preferably one with that focal point: an icon has no placeholder. */
async function findOriginal(
  reader: Reader,
  name: string,
  at: string | undefined,
): Promise<PictureRow | undefined> {
  const rows = await reader
    .selectFrom('picture')
    .selectAll()
    .where('name', '=', name)
    .where('placeholder', '!=', '')
    .orderBy('kept', 'desc')
    .orderBy('id')
    .limit(fewRows)
    .execute();
  return rows.find(({ focus }) => focusName(storedFocusIn(focus, 'card')) === at) ?? rows[0];
}

/** The smallest file of the whole picture that fills a card. */
function sourceOf({ name, width, height, variants }: PictureRow): string {
  const filling = variants
    .filter((variant) => variant.type === 'image/webp' && variant.cut === undefined)
    .filter((variant) => variant.width >= cardSize.width)
    .filter((variant) => (variant.width * height) / width >= cardSize.height);
  return filling.toSorted((a, b) => a.width - b.width)[0]?.name ?? name;
}
