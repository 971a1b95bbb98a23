import { offerUndo } from '@vitrin/ui/admin/notify';

type Offer = { end: () => void; done: Promise<void> };

const offers = new Set<Offer>();

/** Offers to undo something for a while; `onLapse` does it for good when nobody has. */
export function undoable(text: string, acts: { onUndo: () => void; onLapse: () => Promise<void> }): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = offerUndo(text, {
    onUndo: () => {
      acts.onUndo();
      resolve();
    },
    onLapse: () => {
      acts.onLapse().then(resolve, resolve);
    },
  });
  const offer = { end, done: promise };
  offers.add(offer);
  void promise.then(() => offers.delete(offer));
}

/** Ends all offers and waits until what they held back is done; before a logout. */
export async function endOffers(): Promise<void> {
  const open = [...offers];
  for (const offer of open) offer.end();
  await Promise.all(open.map((offer) => offer.done));
}

// A closing page sends at once what could have been undone.
addEventListener('pagehide', () => void endOffers());
