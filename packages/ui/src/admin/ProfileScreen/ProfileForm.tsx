import { zodResolver } from '@hookform/resolvers/zod';
import { type ProfileChange, profileChange } from '@vitrin/contract/accounts/account';
import type { User } from '@vitrin/contract/accounts/session';
import { useLayoutEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminUsersText } from '../../text/panelText.ts';
import type { Leaving } from '../parts/Editing/editing.ts';
import { showFieldErrors } from '../parts/Editing/showRejections.ts';
import { errorInWords } from '../parts/inWords.ts';
import { DialogLeaving } from '../parts/LeaveDialog/LeaveDialog.tsx';
import { type Wait, WaitNotice } from '../parts/WaitNotice/WaitNotice.tsx';
import * as css from './ProfileScreen.css.ts';

/** The outcome of saving the profile; `errors` are the server's messages about fields. */
export type ProfileOutcome =
  /** `email` is the address in effect: a new one may still have to be confirmed through its link. */
  | { status: 'saved'; email: string }
  | { status: 'refused'; errors: Partial<Record<keyof ProfileChange, string>> };

export type ProfileFormProps = {
  user: Pick<User, 'name' | 'surname' | 'email' | 'pendingEmail'>;
  /** Set if the last attempt was rejected and the next one has to wait. */
  wait?: Wait | undefined;
  /** A navigation that is blocked while there is unsaved input. */
  leaving?: Leaving | undefined;
  /** Called with whether there is unsaved input. */
  onDirty?: ((dirty: boolean) => void) | undefined;
  onSave: (change: ProfileChange) => Promise<ProfileOutcome>;
};

const rules = zodResolver(profileChange);
const names = [
  'name',
  'surname',
  'email',
  'currentPassword',
] as const satisfies readonly (keyof ProfileChange)[];

/** The user's own name and e-mail address; changing the address requires the password. */
export function ProfileForm(props: ProfileFormProps) {
  const text = adminUsersText.profile;
  const { user, wait, onDirty } = props;
  const [failed, setFailed] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const { register, handleSubmit, reset, setError, setFocus, formState, control } = useForm({
    resolver: rules,
    // The account may be changed elsewhere; what is being typed stays.
    values: { name: user.name, surname: user.surname, email: user.email, currentPassword: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const email = useWatch({ control, name: 'email' });
  const waiting = wait !== undefined && wait.left > 0;

  useLayoutEffect(() => {
    onDirty?.(isDirty);
    return () => onDirty?.(false);
  }, [isDirty, onDirty]);

  async function save(): Promise<boolean> {
    let isSaved = false;
    await handleSubmit(async (change) => {
      isSaved = await send(change);
    })();
    return isSaved;
  }

  async function send({ email: typed, ...rest }: ProfileChange): Promise<boolean> {
    setFailed(false);
    if (waiting) return false;
    // The address in effect would cancel one that awaits confirmation.
    const change = typed === user.email ? rest : { ...rest, email: typed };
    const outcome = await props.onSave(change);
    if (outcome.status === 'saved') {
      reset({ ...rest, email: outcome.email, currentPassword: '' }, { keepDirtyValues: false });
      return true;
    }
    setFailed(!showFieldErrors(setError, names, outcome.errors));
    return false;
  }

  /** Unsaved input is kept. */
  async function cancelPending(): Promise<void> {
    if (waiting || cancelling) return;
    setFailed(false);
    setCancelling(true);
    const { name, surname } = user;
    const outcome = await props.onSave({ name, surname, email: user.email });
    setCancelling(false);
    setFailed(outcome.status !== 'saved');
    // The notice disappears along with its button.
    if (outcome.status === 'saved') setFocus('email');
  }

  return (
    <>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {wait !== undefined && <WaitNotice wait={wait} />}
        {user.pendingEmail !== undefined && (
          <Notice
            tone="neutral"
            announced="politely"
            title={text.pending(user.pendingEmail)}
            actions={
              <Button tone="quiet" busy={cancelling} paused={waiting} onClick={() => void cancelPending()}>
                {text.cancelPending}
              </Button>
            }
          />
        )}
        {failed && wait === undefined && <Notice tone="bad" announced="atOnce" title={text.failed} />}
        <TextField
          {...register('name')}
          label={text.name}
          error={errorInWords(errors.name)}
          autoComplete="given-name"
          required
        />
        <TextField
          {...register('surname')}
          label={text.surname}
          error={errorInWords(errors.surname)}
          autoComplete="family-name"
        />
        <TextField
          {...register('email')}
          label={text.email}
          hint={text.emailHint}
          error={errorInWords(errors.email)}
          type="email"
          autoComplete="username"
          required
        />
        {email !== user.email && (
          <TextField
            {...register('currentPassword')}
            label={text.password}
            hint={text.passwordHint}
            error={errorInWords(errors.currentPassword)}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        <div>
          <Button type="submit" busy={isSubmitting} paused={waiting || !isDirty}>
            {text.save}
          </Button>
        </div>
      </form>
      <DialogLeaving
        leaving={props.leaving}
        closing={false}
        onStay={() => undefined}
        onDiscard={() => undefined}
        save={save}
      />
    </>
  );
}
