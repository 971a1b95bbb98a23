import { Tooltip as Headless } from 'radix-ui';
import { type ReactElement, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export type TooltipProps = {
  /** The few words. */
  text: string;
  /** Where it prefers to stand. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Called when it would open: false keeps the tooltip closed, where the words are already visible. */
  wanted?: () => boolean;
  /** The one focusable element that is explained; it carries its own accessible name. */
  children: ReactElement;
};

/** A few words beside an element under the pointer or the focus; Escape shuts it. */
export function Tooltip(props: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Headless.Provider delayDuration={200} skipDelayDuration={300}>
      <Headless.Root open={open} onOpenChange={(next) => setOpen(next && props.wanted?.() !== false)}>
        <Headless.Trigger asChild>{props.children}</Headless.Trigger>
        <Headless.Portal>
          <Headless.Content className={styles.bubble} side={props.side ?? 'top'} sideOffset={8}>
            {props.text}
          </Headless.Content>
        </Headless.Portal>
      </Headless.Root>
    </Headless.Provider>
  );
}
