import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Cover, closeRequests, takeSteps } from './takeSteps.ts';

/** How each layer that covers the page is closed; the topmost stands last. */
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
 * Lets Back close what covers the page, as Escape does. The app's router says what Back is; it neither adds nor takes
 * entries of the history, so a link in a layer leads on as from anywhere else. Returns a function that ends this, for
 * what is about to close: the router closes what it has opened later than at once, and the next Back is for the page.
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
