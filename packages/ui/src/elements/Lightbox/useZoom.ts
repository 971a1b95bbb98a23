import { limits } from '@vitrin/contract/limits';
import { type RefObject, useState } from 'react';
import { fitted, pannedBy, type Point, type Room, scaledTo, type View } from './zoom.ts';

const middle: Point = { x: 0, y: 0 };

/** The zoom state of the picture on a stage, and the functions that change it. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(fitted);

  function change(next: (view: View, room: Room) => View) {
    const picture = stage.current?.querySelector('img');
    if (!stage.current || !picture) return;
    const room: Room = {
      stage: { width: stage.current.clientWidth, height: stage.current.clientHeight },
      picture: { width: picture.offsetWidth, height: picture.offsetHeight },
    };
    setView((current) => next(current, room));
  }

  return {
    view,
    zoomed: view.scale > 1,
    fit: () => setView(fitted),
    enlarge: (at: Point = middle) => change((now, room) => scaledTo(now, limits.zoomFactor, at, room)),
    pinch: (ratio: number, at: Point) => change((now, room) => scaledTo(now, now.scale * ratio, at, room)),
    pan: (by: Point) => change((now, room) => pannedBy(now, by, room)),
    /** Lets a picture that is not enlarged follow a finger. */
    follow: (by: Point) => setView({ ...fitted, ...by }),
  };
}
