import { zodResolver } from '@hookform/resolvers/zod';
import { passwordLinkUse } from '@vitrin/contract/accounts/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminMailText, adminSettingsText } from '../../text/panelText.ts';
import { errorInWords } from '../parts/inWords.ts';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import * as css from '../parts/SignInPage/SignInPage.css.ts';
import { SignInPage } from '../parts/SignInPage/SignInPage.tsx';
import { type Wait, WaitNotice } from '../parts/WaitNotice/WaitNotice.tsx';

/**
 * The outcome of setting the password: done, invalid link, rejected with a message for the field, failed, or lost without
 * an answer.
 */
export type NewPasswordOutcome = 'done' | 'dead' | { refused: string } | 'failed' | 'lost';

export type NewPasswordScreenProps = {
  /** The URL contains no token. */
  linkMissing?: boolean | undefined;
  loginHref: string;
  forgottenHref: string;
  /** Set if the last attempt was rejected and the next one has to wait. */
  wait?: Wait | undefined;
  onSave: (newPassword: string) => Promise<NewPasswordOutcome>;
};

const { newPassword } = passwordLinkUse.shape;

const rules = zodResolver(
  passwordLinkUse
    .pick({ newPassword: true })
    .extend({ again: newPassword })
    .refine((fields) => fields.newPassword === fields.again, {
      path: ['again'],
      error: () => adminSettingsText.account.different,
    }),
);

/** Sets a new password by a link that was sent by e-mail. */
export function NewPasswordScreen(props: NewPasswordScreenProps) {
  const { renewed: text } = adminMailText;
  const [end, setEnd] = useState<Extract<NewPasswordOutcome, string> | undefined>(
    props.linkMissing === true ? 'dead' : undefined,
  );
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: rules,
    defaultValues: { newPassword: '', again: '' },
  });
  const { errors, isSubmitting } = formState;
  const waiting = props.wait !== undefined && props.wait.left > 0;

  const submit = handleSubmit(async (fields) => {
    setEnd(undefined);
    if (waiting) return;
    const outcome = await props.onSave(fields.newPassword);
    if (typeof outcome === 'string') setEnd(outcome);
    else setError('newPassword', { message: outcome.refused }, { shouldFocus: true });
  });

  if (end === 'done') {
    return (
      <SignInPage title={text.doneTitle}>
        <Notice tone="good" announced="politely" title={text.done} />
        <Link className={css.link} href={props.loginHref}>
          {text.toLogin}
        </Link>
      </SignInPage>
    );
  }
  if (end === 'dead') {
    return (
      <SignInPage title={text.title}>
        <Notice tone="bad" announced="atOnce" title={text.deadTitle}>
          <p className={css.words}>{text.dead}</p>
        </Notice>
        <Link className={css.link} href={props.forgottenHref}>
          {text.another}
        </Link>
      </SignInPage>
    );
  }
  return (
    <SignInPage title={text.title} lede={text.lede}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        {props.wait !== undefined && <WaitNotice wait={props.wait} />}
        {end !== undefined && props.wait === undefined && (
          <Notice tone="bad" announced="atOnce" title={text[end]} />
        )}
        <NewPasswordFields
          next={{ ...register('newPassword'), error: errorInWords(errors.newPassword) }}
          again={{ ...register('again'), error: errorInWords(errors.again) }}
        />
        <Button type="submit" wide busy={isSubmitting} paused={waiting}>
          {text.save}
        </Button>
        {end === 'lost' && (
          <Link className={css.link} href={props.loginHref}>
            {text.toLogin}
          </Link>
        )}
      </form>
    </SignInPage>
  );
}
