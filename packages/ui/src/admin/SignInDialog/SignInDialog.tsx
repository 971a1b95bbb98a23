import { useId } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { adminFormsText, adminText } from '../../text/panelText.ts';
import { headingOf, ledeOf, SignInForm, type SignInFormProps } from '../parts/SignInForm/SignInForm.tsx';

export type SignInDialogProps = Pick<
  SignInFormProps,
  'email' | 'error' | 'wait' | 'busy' | 'onLogin' | 'onPasskey' | 'second'
> & {
  /** The session ended because the server could not be reached. */
  unreachable?: boolean;
  /** Leaves the page and discards unsaved work on it. */
  onGiveUp: () => void;
};

/** Signs in again over a page that keeps all input and chosen files. */
export function SignInDialog(props: SignInDialogProps) {
  const { signInAgain: text, login } = adminText;
  const { email, error, wait, busy, second } = props;
  const formId = useId();
  return (
    <Dialog
      open
      title={second === undefined ? text.title : headingOf(second)}
      detail={
        second !== undefined ? ledeOf(second) : props.unreachable === true ? text.unreachable : text.expired
      }
      // Escape and a click outside must not discard the page's content.
      onClose={() => undefined}
      foot={
        <>
          <Button tone="quiet" onClick={props.onGiveUp}>
            {adminFormsText.leave.leave}
          </Button>
          <Button type="submit" form={formId} busy={busy} paused={wait !== undefined && wait.left > 0}>
            {busy ? login.loggingIn : login.login}
          </Button>
        </>
      }
    >
      <SignInForm
        id={formId}
        inDialog
        email={email}
        error={error}
        wait={wait}
        busy={busy}
        onLogin={props.onLogin}
        onPasskey={props.onPasskey}
        second={second}
      />
    </Dialog>
  );
}
