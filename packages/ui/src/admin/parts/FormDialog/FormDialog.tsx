import { useId } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../../elements/Dialog/Dialog.tsx';
import { adminText } from '../../../text/panelText.ts';
import * as css from './FormDialog.css.ts';

export type FormDialogProps = Pick<
  DialogProps,
  'title' | 'detail' | 'children' | 'onClose' | 'focusAfter'
> & {
  /** By default open while mounted. */
  open?: boolean;
  /** The label of the button that submits; undefined if there is nothing to submit. */
  submit: string | undefined;
  /** The label of the other button; "Cancel" by default. */
  cancel?: string;
  /** A submission is under way. */
  busy: boolean;
  /** Submitting has to wait. */
  paused?: boolean;
  /** Cannot be closed, since the result of the submission is still to be shown. */
  held?: boolean;
  onSubmit: () => unknown;
  /** Called by the other button; by default it closes. */
  onCancel?: () => void;
};

/** A dialog with a form, and the buttons to submit or leave it. */
export function FormDialog(props: FormDialogProps) {
  const id = useId();
  const { held = false } = props;
  return (
    <Dialog
      open={props.open ?? true}
      title={props.title}
      {...(props.detail !== undefined && { detail: props.detail })}
      onClose={held ? () => undefined : props.onClose}
      focusAfter={props.focusAfter}
      foot={
        <>
          <Button tone="quiet" paused={held} onClick={props.onCancel ?? props.onClose}>
            {props.cancel ?? adminText.cancel}
          </Button>
          {props.submit !== undefined && (
            <Button type="submit" form={id} busy={props.busy} paused={props.paused === true}>
              {props.submit}
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        className={css.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog is a portal, but React events still bubble to a form around it.
          event.stopPropagation();
          props.onSubmit();
        }}
      >
        {props.children}
      </form>
    </Dialog>
  );
}
