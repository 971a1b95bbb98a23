import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Cover, closeRequests, takeSteps } from './takeSteps.ts';

/** How to close each layer that covers the page; the topmost is the last. */
const layers: (() => void)[] = [];

export const openLayers: Cover = {
  isOpen: () => layers.length > 0,
  closeTop: () => layers.at(-1)?.(),
};

takeSteps(openLayers);
const follow = closeRequests(openLayers);

/** Adds a layer above the others, and returns a function that removes it. */
function addLayer(close: () => void): () => void {
  layers.push(close);
  follow();
  return () => {
    const place = layers.indexOf(close);
    if (place < 0) return;
    layers.splice(place, 1);
    follow();
  };
}

/**
 * Makes Back close a layer that covers the page, as Escape does. It neither adds nor removes history entries, so links
 * in a layer work as anywhere else. Returns a function that ends this early, for a layer that is about to close: the
 * router closes its own with a delay, and the next Back must already be for the page.
 */
export function useClosedByBack(open: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const remove = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!open) return undefined;
    remove.current = addLayer(() => close());
    return remove.current;
  }, [open]);
  return () => remove.current?.();
}
