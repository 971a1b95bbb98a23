import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { adminFormsText } from '../../../text/panelText.ts';

/** A navigation that waits for a confirmation, because something is unsaved. */
export type Leaving = { onLeave: () => void; onStay: () => void };

export type LeaveDialogProps = { leaving: Leaving | undefined };

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog(props: LeaveDialogProps) {
  const text = adminFormsText.leave;
  return (
    <ConfirmDialog
      open={props.leaving !== undefined}
      question={text.question}
      detail={text.detail}
      confirmLabel={text.leave}
      cancelLabel={text.stay}
      onConfirm={() => props.leaving?.onLeave()}
      onClose={() => props.leaving?.onStay()}
    />
  );
}
