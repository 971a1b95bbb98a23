import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import type { Leaving } from '../Editing/editing.ts';

export type LeaveDialogProps = {
  /** The blocked navigation, and a function that saves the form first, if it can be saved as a whole. */
  leaving: { onLeave: () => void; onStay: () => void; onSave?: () => void } | undefined;
};

/** Asks for a confirmation before a form with unsaved changes is left. */
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
      other={leaving?.onSave && { label: text.save, onPress: leaving.onSave }}
      onConfirm={() => leaving?.onLeave()}
      onCancel={() => leaving?.onStay()}
    />
  );
}

export type DialogLeavingProps = {
  /** A navigation that is blocked while there is unsaved input in the dialog. */
  leaving: Leaving | undefined;
  /** The dialog itself is being closed. */
  closing: boolean;
  onStay: () => void;
  /** Discards what was typed. */
  onDiscard: () => void;
  /** Resolves to whether it was stored. */
  save: () => Promise<boolean>;
};

/** The same for a dialog that saves independently: before the page is left, and before the dialog closes. */
export function DialogLeaving({ leaving, closing, onStay, onDiscard, save }: DialogLeavingProps) {
  const saveAndLeave = () => {
    const leave = leaving?.onHold();
    void save().then((isSaved) => isSaved && leave?.());
  };
  const saveAndClose = () => {
    onStay();
    void save();
  };
  return (
    <>
      <LeaveDialog leaving={leaving && { ...leaving, onSave: saveAndLeave }} />
      <LeaveDialog leaving={closing ? { onLeave: onDiscard, onStay, onSave: saveAndClose } : undefined} />
    </>
  );
}
