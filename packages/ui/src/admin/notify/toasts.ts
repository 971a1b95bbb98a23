import type { toast } from 'sonner';

/** What shows notices: the library's own calls. */
export type Toasts = typeof toast;

/** A notice that waits until something can show it. */
type Waiting = { show: (toasts: Toasts) => void; drop: () => void };

let shownBy: Toasts | undefined;
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

/** Shows what has waited and from now on every notice; returns what ends that. */
export function showNotices(toasts: Toasts): () => void {
  shownBy = toasts;
  for (const { show } of waiting) show(toasts);
  waiting.clear();
  tellListeners();
  return () => {
    shownBy = undefined;
  };
}

/** Shows a notice once there is something to show it. */
export function whenShown(notice: Waiting): void {
  if (shownBy !== undefined) return notice.show(shownBy);
  waiting.add(notice);
  return tellListeners();
}

/** Removes all notices, shown or waiting. */
export function dropNotices(): void {
  shownBy?.dismiss();
  for (const { drop } of waiting) drop();
  waiting.clear();
}
