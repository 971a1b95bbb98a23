import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

export type LastingProps = {
  /** In milliseconds; the time restarts after a pause. */
  duration: number;
  onLapse: () => void;
  children: ReactNode;
};

/** Calls `onLapse` once the time has elapsed; the timer is paused while it is hovered or focused. */
export function Lasting(props: LastingProps) {
  const { duration } = props;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const lapse = useEffectEvent(props.onLapse);

  useEffect(() => {
    if (held || duration === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(lapse, duration);
    return () => clearTimeout(timer);
  }, [held, duration]);

  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {props.children}
    </div>
  );
}
