import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question, as the dialog's title. */
  question: string;
  /** What will happen. */
  detail: string;
  /** The thing that it happens to, shown between question and detail. */
  children?: ReactNode;
  /** Repeats verb and noun: "Delete service". */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger' | 'strong';
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done that is hard to take back; the harmless button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <AlertDialog.Root
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.veil}>
          <AlertDialog.Content className={styles.pane}>
            <div className={styles.body}>
              <AlertDialog.Title className={styles.title}>{props.question}</AlertDialog.Title>
              {props.children}
              <AlertDialog.Description className={styles.detail}>{props.detail}</AlertDialog.Description>
            </div>
            <div className={styles.foot}>
              <AlertDialog.Cancel asChild>
                <Button tone="quiet">{props.cancelLabel}</Button>
              </AlertDialog.Cancel>
              <AlertDialog.Action asChild onClick={props.onConfirm}>
                <Button tone={props.tone ?? 'danger'}>{props.confirmLabel}</Button>
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
