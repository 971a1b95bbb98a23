import { Dialog as Headless } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as styles from './Dialog.css.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type DialogProps = {
  /** Whether it is in view. */
  open: boolean;
  /** Its subject, which names the dialog. */
  title: string;
  /** One or two sentences under the title, read out with it. */
  detail?: string;
  /** The dialog's content. */
  children?: ReactNode;
  /** The buttons, the main one last. */
  foot: ReactNode;
  /** It holds more than a few lines or fields. */
  wide?: boolean;
  /** Escape, a click outside, or whatever the foot decides. */
  onClose: () => void;
  /** Where the focus goes instead of returning, for example if the opener has disappeared. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
};

/** A pane above the page that holds the focus until it closes. */
export function Dialog(props: DialogProps) {
  const focus = useReturnFocus(props.focusAfter);
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
