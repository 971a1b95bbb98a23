import { zodResolver } from '@hookform/resolvers/zod';
import {
  type InvitationAnswer,
  invitationAnswer,
  type OpenedInvitation,
} from '@vitrin/contract/accounts/account';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminUsersText } from '../../text/panelText.ts';
import { showFieldErrors } from '../parts/Editing/showRejections.ts';
import { errorInWords } from '../parts/inWords.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { SignInPage } from '../parts/SignInPage/SignInPage.tsx';
import { type Wait, WaitNotice } from '../parts/WaitNotice/WaitNotice.tsx';
import * as css from './InvitationScreen.css.ts';

/** The choices of an invited person. */
export type ChosenAccount = Omit<InvitationAnswer, 'token'>;

/** Why no account was created; `errors` are the server's messages about fields, `reason` its general message. */
export type AcceptRefusal = {
  errors: Partial<Record<keyof ChosenAccount, string>>;
  reason?: string | undefined;
};

export type InvitationScreenProps = {
  /** The invitation; null if it is no longer valid. */
  invitation: Load<OpenedInvitation | null>;
  /** The name of the website's owner; empty until loaded. */
  companyName: string;
  /** Set if the last attempt was rejected and the next one has to wait. */
  wait?: Wait | undefined;
  /** Creates the account and signs in; resolves to the refusal, if any. */
  onAccept: (chosen: ChosenAccount) => Promise<AcceptRefusal | undefined>;
};

/** Accepts an invitation by choosing a name and password. */
export function InvitationScreen(props: InvitationScreenProps) {
  const text = adminUsersText.accept;
  const { invitation } = props;
  if (invitation.status === 'ready' && invitation.data !== null)
    return <AcceptForm {...props} opened={invitation.data} />;
  if (invitation.status === 'ready') {
    return (
      <SignInPage
        title={text.goneTitle}
        windowTitle={text.title}
        lede={<p className={css.words}>{text.gone}</p>}
      >
        <ButtonLink href={adminPaths.login()}>{text.toLogin}</ButtonLink>
      </SignInPage>
    );
  }
  return (
    <SignInPage title={text.title}>
      {invitation.status === 'loading' && (
        <output className={css.waiting}>
          <Spinner />
          {text.loading}
        </output>
      )}
      {invitation.status === 'failed' && <LoadFailure error={invitation.error} onRetry={invitation.retry} />}
    </SignInPage>
  );
}

const rules = zodResolver(invitationAnswer.omit({ token: true }));
const names = ['name', 'surname', 'password'] as const satisfies readonly (keyof ChosenAccount)[];
const blank: ChosenAccount = { name: '', surname: '', password: '' };

function AcceptForm(props: InvitationScreenProps & { opened: OpenedInvitation }) {
  const text = adminUsersText.accept;
  const { opened, wait } = props;
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({ resolver: rules, defaultValues: blank });
  const { errors, isSubmitting } = formState;
  const waiting = wait !== undefined && wait.left > 0;

  const submit = handleSubmit(async (chosen) => {
    setFailure(undefined);
    if (waiting) return;
    const refusal = await props.onAccept(chosen);
    if (refusal === undefined) return;
    if (!showFieldErrors(setError, names, refusal.errors)) setFailure(refusal.reason ?? text.failed);
  });

  return (
    <SignInPage
      title={text.heading}
      windowTitle={text.title}
      lede={
        <>
          {props.companyName !== '' && (
            <p className={css.words} lang={siteLanguage}>
              {props.companyName}
            </p>
          )}
          <p className={css.words}>{text.purpose(opened.invitedBy, adminUsersText.roles[opened.role])}</p>
          <p className={css.words}>{adminUsersText.mayDo[opened.role]}</p>
        </>
      }
    >
      <form className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
        {wait !== undefined && <WaitNotice wait={wait} />}
        {failure !== undefined && wait === undefined && (
          <Notice tone="bad" announced="atOnce" title={failure} />
        )}
        <TextField label={text.email} value={opened.email} type="email" autoComplete="username" readOnly />
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
        <PasswordField
          {...register('password')}
          label={text.password}
          hint={text.passwordHint(limits.passwordMinCharacters)}
          error={errorInWords(errors.password)}
          autoComplete="new-password"
          required
        />
        <Button type="submit" wide busy={isSubmitting} paused={waiting}>
          {text.submit}
        </Button>
      </form>
    </SignInPage>
  );
}
