import type { toast } from 'sonner';

/** The notice implementation: the library's own API. */
export type Toasts = typeof toast;

/** A notice that is queued until the region is ready. */
type Waiting = { show: (toasts: Toasts) => void; drop: () => void };

/** Set once the region has mounted; notices shown through it outlive it. */
let library: Toasts | undefined;
const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();

const tellListeners = () => {
  for (const listener of listeners) listener();
};

/** Whether notices are queued for the region, whose code loads late. */
export const waitingNotices = {
  any: (): boolean => waiting.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows the queued notices, and all later ones. */
export function showNotices(toasts: Toasts): void {
  library = toasts;
  for (const { show } of waiting) show(toasts);
  waiting.clear();
  tellListeners();
}

/** Shows a notice as soon as the region is ready. */
export function whenShown(notice: Waiting): void {
  if (library !== undefined) return notice.show(library);
  waiting.add(notice);
  return tellListeners();
}

/** Removes all notices, shown or queued. */
export function dropNotices(): void {
  library?.dismiss();
  for (const { drop } of waiting) drop();
  waiting.clear();
}
