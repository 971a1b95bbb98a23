import { offerUndo } from '@vitrin/ui/admin/notify';

type Offer = { end: () => void; done: Promise<void> };

const offers = new Set<Offer>();

/** Offers to undo something for a while; `onLapse` makes it final otherwise. */
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

/** Ends all offers and waits for the withheld actions; called before a logout. */
export async function endOffers(): Promise<void> {
  const open = [...offers];
  for (const offer of open) offer.end();
  await Promise.all(open.map((offer) => offer.done));
}

// Pending deletions are sent as the page closes or is put aside: a phone may end a hidden one without another event.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void endOffers();
});
