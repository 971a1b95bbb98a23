import { zodResolver } from '@hookform/resolvers/zod';
import { limits } from '@vitrin/contract/limits';
import { type PasswordChange, passwordChange } from '@vitrin/contract/session';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminText } from '../../text/admin.en.ts';
import { adminSettingsText } from '../../text/adminSettings.en.ts';
import * as css from './PasswordDialog.css.ts';

/** How changing the password ended; `wrong` is what the server says of the current one. */
export type PasswordOutcome = { status: 'changed' } | { status: 'refused'; wrong?: string };

export type PasswordDialogProps = {
  open: boolean;
  onChange: (change: PasswordChange) => Promise<PasswordOutcome>;
  onClose: () => void;
};

const { account: text } = adminSettingsText;
const { newPassword } = passwordChange.shape;

const rules = zodResolver(
  passwordChange
    .extend({ again: newPassword })
    .refine((fields) => fields.newPassword === fields.again, { path: ['again'], error: text.different }),
);
const blank = { currentPassword: '', newPassword: '', again: '' };

/** Changes the signed-in admin's password. */
export function PasswordDialog(props: PasswordDialogProps) {
  const formId = useId();
  const [failed, setFailed] = useState(false);
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: rules,
    defaultValues: blank,
  });
  const { errors, isSubmitting } = formState;

  function close() {
    reset();
    setFailed(false);
    props.onClose();
  }

  const submit = handleSubmit(async ({ again: _again, ...change }) => {
    setFailed(false);
    const outcome = await props.onChange(change);
    if (outcome.status === 'changed') return close();
    if (outcome.wrong === undefined) setFailed(true);
    else setError('currentPassword', { message: outcome.wrong }, { shouldFocus: true });
  });

  return (
    <Dialog
      open={props.open}
      title={text.title}
      detail={text.detail}
      onClose={close}
      foot={
        <>
          <Button tone="quiet" onClick={close}>
            {adminText.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
        {failed && <Notice tone="bad" announced="atOnce" title={text.failed} />}
        <TextField
          {...register('currentPassword')}
          label={text.current}
          error={errors.currentPassword?.message}
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          {...register('newPassword')}
          label={text.next}
          hint={text.nextHint(limits.passwordMinCharacters)}
          error={errors.newPassword?.message}
          type="password"
          autoComplete="new-password"
          required
        />
        <TextField
          {...register('again')}
          label={text.again}
          error={errors.again?.message}
          type="password"
          autoComplete="new-password"
          required
        />
      </form>
    </Dialog>
  );
}
