import { type PointerEvent, useRef } from 'react';

type Swipe = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
};

/** Shorter distances count as taps, in pixels. */
const shortest = 48;

/** Recognises a horizontal swipe: to the left for the next slide, to the right for the previous one. */
export function useSwipe(props: { onPrevious: () => void; onNext: () => void }): Swipe {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: (event) => {
      start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event) => {
      const from = start.current;
      start.current = undefined;
      if (from === undefined) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (Math.abs(x) < shortest || Math.abs(x) < Math.abs(y)) return;
      if (x < 0) props.onNext();
      else props.onPrevious();
    },
  };
}
