import { zodResolver } from '@hookform/resolvers/zod';
import { type PasswordChange, passwordChange } from '@vitrin/contract/accounts/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminSettingsText } from '../../text/panelText.ts';
import { showFieldErrors } from '../parts/Editing/showRejections.ts';
import { FormDialog } from '../parts/FormDialog/FormDialog.tsx';
import { errorInWords } from '../parts/inWords.ts';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { type Wait, WaitNotice } from '../parts/WaitNotice/WaitNotice.tsx';

/** The outcome of changing the password, lost without an answer; `errors` are the server's messages about fields. */
export type PasswordOutcome =
  | { status: 'changed' }
  | { status: 'lost' }
  | { status: 'refused'; errors: Partial<Record<keyof PasswordChange, string>> };

export type PasswordDialogProps = {
  open: boolean;
  /** Set if the last attempt was rejected and the next one has to wait. */
  wait?: Wait | undefined;
  onChange: (change: PasswordChange) => Promise<PasswordOutcome>;
  onClose: () => void;
};

const { newPassword } = passwordChange.shape;

const rules = zodResolver(
  passwordChange.extend({ again: newPassword }).refine((fields) => fields.newPassword === fields.again, {
    path: ['again'],
    error: () => adminSettingsText.account.different,
  }),
);
const refusable = ['currentPassword', 'newPassword'] as const satisfies readonly (keyof PasswordChange)[];
const blank = { currentPassword: '', newPassword: '', again: '' };

/** Changes the signed-in admin's password. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { account: text } = adminSettingsText;
  const [failed, setFailed] = useState<'failed' | 'lost'>();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: rules,
    defaultValues: blank,
  });
  const { errors, isSubmitting } = formState;
  const waiting = props.wait !== undefined && props.wait.left > 0;

  function close() {
    reset();
    setFailed(undefined);
    props.onClose();
  }

  const submit = handleSubmit(async ({ again: _again, ...change }) => {
    setFailed(undefined);
    if (waiting) return;
    const outcome = await props.onChange(change);
    if (outcome.status === 'changed') return close();
    if (outcome.status === 'lost') setFailed('lost');
    else if (!showFieldErrors(setError, refusable, outcome.errors)) setFailed('failed');
  });

  return (
    <FormDialog
      open={props.open}
      title={text.title}
      detail={text.detail}
      submit={text.save}
      busy={isSubmitting}
      paused={waiting}
      onSubmit={() => void submit()}
      onClose={close}
    >
      {props.wait !== undefined && <WaitNotice wait={props.wait} />}
      {failed && props.wait === undefined && <Notice tone="bad" announced="atOnce" title={text[failed]} />}
      <TextField
        {...register('currentPassword')}
        label={text.current}
        error={errorInWords(errors.currentPassword)}
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        next={{ ...register('newPassword'), error: errorInWords(errors.newPassword) }}
        again={{ ...register('again'), error: errorInWords(errors.again) }}
      />
    </FormDialog>
  );
}
