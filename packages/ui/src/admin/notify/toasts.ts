import type { toast } from 'sonner';

/** The implementation of notices: the library's own calls. */
export type Toasts = typeof toast;

/** A notice that waits until something can show it. */
type Waiting = { show: (toasts: Toasts) => void; drop: () => void };

/** Known once the region was there; what it shows outlives it. */
let library: Toasts | undefined;
const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();

const tellListeners = () => {
  for (const listener of listeners) listener();
};

/** Whether a notice waits for the region that shows notices, whose code is late. */
export const waitingNotices = {
  any: (): boolean => waiting.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows what has waited, and from now on every notice. */
export function showNotices(toasts: Toasts): void {
  library = toasts;
  for (const { show } of waiting) show(toasts);
  waiting.clear();
  tellListeners();
}

/** Shows a notice once there is something to show it. */
export function whenShown(notice: Waiting): void {
  if (library !== undefined) return notice.show(library);
  waiting.add(notice);
  return tellListeners();
}

/** Removes all notices, shown or waiting. */
export function dropNotices(): void {
  library?.dismiss();
  for (const { drop } of waiting) drop();
  waiting.clear();
}
