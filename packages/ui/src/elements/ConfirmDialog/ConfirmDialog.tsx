import { AlertDialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import { useClosedByBack } from '../Link/layers.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';

export type ConfirmDialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** The question, as the dialog's title. */
  question: string;
  /** What will happen. */
  detail: string;
  /** The affected item, shown between question and detail. */
  children?: ReactNode;
  /** Repeats verb and noun: "Delete service". */
  confirmLabel: string;
  /** The label of the safe choice. */
  cancelLabel: string;
  /** A third choice, which is preferable; made once the dialog has closed, so that it can move the focus. */
  other?: { label: string; onPress: () => void } | undefined;
  /** `danger` if something is lost. */
  tone?: 'danger' | 'strong';
  /** Receives the focus after a confirmation that removes the dialog's trigger. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** Called on confirmation. */
  onConfirm: () => void;
  /** Called on the cancel button, Escape, Back or a click outside, and not after any other choice. */
  onCancel?: () => void;
  /** Called when the dialog closes, whatever was chosen, so that `open` can follow. */
  onClose?: () => void;
};

/** Asks for confirmation of something that is hard to undo; the cancel button has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const confirmed = useRef(false);
  const answered = useRef(false);
  const chosen = useRef<() => void>(undefined);
  const [isChosen, setChosen] = useState(false);
  if (isChosen && !props.open) setChosen(false);
  const isOpen = props.open && !isChosen;
  const endLayer = useClosedByBack(isOpen, close);

  function confirm() {
    confirmed.current = true;
    answered.current = true;
    props.onConfirm();
  }

  function choose() {
    chosen.current = props.other?.onPress;
    answered.current = true;
    setChosen(true);
  }

  function close() {
    endLayer();
    const isCancelled = !answered.current;
    answered.current = false;
    if (isCancelled) props.onCancel?.();
    props.onClose?.();
  }

  const focus = useReturnFocus(() => {
    const next = confirmed.current ? props.focusAfter?.current : undefined;
    confirmed.current = false;
    return next;
  });

  function closed(event: Event) {
    focus.onCloseAutoFocus(event);
    const act = chosen.current;
    chosen.current = undefined;
    act?.();
  }

  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.veil}>
          <AlertDialog.Content className={styles.pane} {...focus} onCloseAutoFocus={closed}>
            <div className={styles.body}>
              <AlertDialog.Title className={styles.title}>{props.question}</AlertDialog.Title>
              {props.children}
              <AlertDialog.Description className={styles.detail}>{props.detail}</AlertDialog.Description>
            </div>
            <div className={styles.foot}>
              <AlertDialog.Cancel asChild>
                <Button tone="quiet">{props.cancelLabel}</Button>
              </AlertDialog.Cancel>
              <AlertDialog.Action asChild onClick={confirm}>
                <Button tone={props.tone ?? 'danger'}>{props.confirmLabel}</Button>
              </AlertDialog.Action>
              {props.other && (
                <AlertDialog.Action asChild onClick={choose}>
                  <Button>{props.other.label}</Button>
                </AlertDialog.Action>
              )}
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
