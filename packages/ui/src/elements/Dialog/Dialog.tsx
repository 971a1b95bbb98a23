import { Dialog as Headless } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as styles from './Dialog.css.ts';
import { useClosedByBack } from '../Link/layers.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type DialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** The title, which is also the dialog's accessible name. */
  title: string;
  /** One or two sentences below the title, announced along with it. */
  detail?: string;
  /** The dialog's content. */
  children?: ReactNode;
  /** The buttons, the main one last. */
  foot: ReactNode;
  /** For more than a few lines or fields. */
  wide?: boolean;
  /** Called on Escape, on Back, on a click outside, or by the buttons of the foot. */
  onClose: () => void;
  /** Where the focus goes instead of returning, for example if the trigger has disappeared. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
};

/** A modal pane above the page, which traps the focus until it closes. */
export function Dialog(props: DialogProps) {
  const focus = useReturnFocus(props.focusAfter);
  useClosedByBack(props.open, props.onClose);
  return (
    <Headless.Root
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <Headless.Portal>
        <Headless.Overlay className={styles.veil}>
          <Headless.Content
            className={classes(styles.pane, props.wide === true && styles.wide)}
            {...focus}
            {...(props.detail === undefined && { 'aria-describedby': undefined })}
          >
            <div className={styles.body}>
              <Headless.Title className={styles.title}>{props.title}</Headless.Title>
              {props.detail !== undefined && (
                <Headless.Description className={styles.detail}>{props.detail}</Headless.Description>
              )}
              {props.children}
            </div>
            <div className={styles.foot}>{props.foot}</div>
          </Headless.Content>
        </Headless.Overlay>
      </Headless.Portal>
    </Headless.Root>
  );
}
