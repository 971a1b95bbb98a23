import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** How long a dragged colour has to stay unchanged before it counts as chosen, in milliseconds. */
const restMs = 250;

/** The callbacks of a colour picker. The first two are each called every other frame while the colour changes. */
type Followers = {
  /** Updates the field itself. */
  field: (color: string) => void;
  /** Updates everything else that shows the colour. */
  others: (color: string) => void;
  /** Called with the colour once it stops changing, or when the picker is closed. */
  rest: (color: string) => void;
};

/**
 * For an `<input type="color">` that shows `color` unless another one is being dragged: browsers report every
 * intermediate colour, often several per frame. A slow machine cannot update both field and others within one frame, so
 * they alternate.
 */
export function useDraggedColor(color: string, followers: Followers): RefObject<HTMLInputElement | null> {
  const picker = useRef<HTMLInputElement>(null);
  const field = useEffectEvent(followers.field);
  const others = useEffectEvent(followers.others);
  const rested = useEffectEvent(followers.rest);

  useLayoutEffect(() => {
    if (picker.current) picker.current.value = color;
  }, [color]);

  useEffect(() => {
    const input = picker.current;
    if (!input) return undefined;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let inField: string | undefined;
    let elsewhere: string | undefined;
    let fieldNext = true;

    const follow = () => {
      frame = 0;
      const { value } = input;
      if (fieldNext && inField !== value) {
        field(value);
        inField = value;
      } else if (elsewhere !== value) {
        others(value);
        elsewhere = value;
      }
      fieldNext = !fieldNext;
      if (inField !== value || elsewhere !== value) frame = requestAnimationFrame(follow);
    };

    const settle = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      if (rest === undefined) return;
      clearTimeout(rest);
      rest = undefined;
      inField = undefined;
      elsewhere = undefined;
      rested(input.value);
    };

    const drag = () => {
      if (frame === 0) frame = requestAnimationFrame(follow);
      clearTimeout(rest);
      rest = setTimeout(settle, restMs);
    };

    input.addEventListener('input', drag);
    input.addEventListener('change', settle);
    return () => {
      input.removeEventListener('input', drag);
      input.removeEventListener('change', settle);
      settle();
    };
  }, []);

  return picker;
}
