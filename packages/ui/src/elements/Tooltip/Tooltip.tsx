import { Tooltip as Headless } from 'radix-ui';
import { type ReactElement, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export type TooltipProps = {
  /** The text, a few words. */
  text: string;
  /** The preferred side. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Called before it opens; false keeps it closed, for example if the text is already visible. */
  wanted?: () => boolean;
  /** The focusable element that it explains; it has its own accessible name. */
  children: ReactElement;
};

/** A few words next to a hovered or focused element; Escape closes it. */
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
