import { useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '../Notice/Notice.tsx';

export type PassingNoticeProps = {
  /** The news in one sentence. */
  title: string;
  /** How long it stays, in milliseconds; paused while it is hovered or focused. */
  stays: number;
  /** Called when its time is over, so that its owner removes it. */
  onGone: () => void;
};

/** Good news that disappears on its own. */
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
      // Not `onPointerEnter`: that also fires when the notice appears under a resting pointer, and it would then stay
      // until somebody happened to move the mouse.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice tone="good" announced="politely" title={props.title} />
    </div>
  );
}
