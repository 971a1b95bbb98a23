import { useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '../Notice/Notice.tsx';

export type PassingNoticeProps = {
  /** The message in one sentence. */
  title: string;
  /** How long it is shown, in milliseconds; paused while it is hovered or focused. */
  stays: number;
  /** Called when the time has elapsed; the parent then removes it. */
  onGone: () => void;
};

/** Good news that disappears by itself. */
export function PassingNotice(props: PassingNoticeProps) {
  const [held, setHeld] = useState(false);
  const gone = useEffectEvent(props.onGone);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(gone, props.stays);
    return () => clearTimeout(timer);
  }, [held, props.stays]);

  return (
    <div
      // Not `onPointerEnter`: that also fires when the notice appears under a resting pointer, and the notice would
      // then stay until the mouse happened to be moved.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice tone="good" announced="politely" title={props.title} />
    </div>
  );
}
