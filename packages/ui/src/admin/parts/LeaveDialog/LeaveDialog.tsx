import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { adminFormsText } from '../../../text/panelText.ts';

export type LeaveDialogProps = {
  /** The navigation that waits, and what saves the form first. */
  leaving: { onLeave: () => void; onStay: () => void; onSave: () => void } | undefined;
};

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog(props: LeaveDialogProps) {
  const text = adminFormsText.leave;
  const { leaving } = props;
  return (
    <ConfirmDialog
      open={leaving !== undefined}
      question={text.question}
      detail={text.detail}
      confirmLabel={text.leave}
      cancelLabel={text.stay}
      other={leaving && { label: text.save, onPress: leaving.onSave }}
      onConfirm={() => leaving?.onLeave()}
      onClose={() => leaving?.onStay()}
    />
  );
}
