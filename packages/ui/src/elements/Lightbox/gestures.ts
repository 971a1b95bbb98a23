import type { Point } from './zoom.ts';

/** Callbacks for touch, pen and mouse gestures on a stage; positions are relative to its centre. */
export type Gestures = {
  onTap: (at: Point, target: EventTarget | null) => void;
  /** `by` is the distance since the last call, `total` since the start of the drag. */
  onDrag: (by: Point, total: Point) => void;
  onDrop: (total: Point) => void;
  /** The ratio of the distance between two fingers to that of the last call. */
  onPinch: (ratio: number, at: Point) => void;
  /** The same for a trackpad, which reports pinches as wheel events without an end event. */
  onWheel: (ratio: number, at: Point) => void;
};

/** Shorter distances count as taps, in pixels. */
const shaking = 6;

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const length = ({ x, y }: Point): number => Math.hypot(x, y);

/** Recognises taps, drags and pinches on an element; returns a function that removes the listeners. */
export function listenToGestures(stage: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Point>();
  const ending = new AbortController();
  let start: { at: Point; target: EventTarget | null } | undefined;
  let pinched = false;

  const placeOf = (event: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  };

  function press(event: PointerEvent) {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button') !== null))
      return;
    const at = placeOf(event);
    if (fingers.size === 0) {
      start = { at, target: event.target };
      pinched = false;
    }
    fingers.set(event.pointerId, at);
    stage.setPointerCapture(event.pointerId);
  }

  function drag(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (before === undefined || start === undefined) return;
    const at = placeOf(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    fingers.set(event.pointerId, at);
    if (other !== undefined) {
      pinched = true;
      const apart = length(minus(before, other));
      if (apart > 0) gestures.onPinch(length(minus(at, other)) / apart, between(at, other));
    } else if (!pinched && length(minus(at, start.at)) > shaking) {
      gestures.onDrag(minus(at, before), minus(at, start.at));
    }
  }

  function lift(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || start === undefined) return;
    const total = minus(placeOf(event), start.at);
    if (pinched || event.type === 'pointercancel') gestures.onDrop({ x: 0, y: 0 });
    else if (length(total) > shaking) gestures.onDrop(total);
    else gestures.onTap(start.at, start.target);
  }

  function turn(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    gestures.onWheel(Math.exp(-event.deltaY / 100), placeOf(event));
  }

  const { signal } = ending;
  stage.addEventListener('pointerdown', press, { signal });
  stage.addEventListener('pointermove', drag, { signal });
  stage.addEventListener('pointerup', lift, { signal });
  stage.addEventListener('pointercancel', lift, { signal });
  stage.addEventListener('wheel', turn, { signal, passive: false });
  return () => ending.abort();
}
