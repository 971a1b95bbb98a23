import type { Load } from '@vitrin/contract/load';
import type { PasswordHelp } from '@vitrin/contract/settings/mail';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminMailText } from '../../text/panelText.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import * as css from '../parts/SignInPage/SignInPage.css.ts';
import { SignInPage } from '../parts/SignInPage/SignInPage.tsx';
import { type Wait, WaitNotice } from '../parts/WaitNotice/WaitNotice.tsx';

export type ForgottenPasswordScreenProps = {
  /** Whether a link can be sent. */
  help: Load<PasswordHelp>;
  loginHref: string;
  /** The e-mail address that was typed on the page before. */
  email?: string | undefined;
  /** Called with the e-mail address as it is typed. */
  onEmail?: ((typed: string) => void) | undefined;
  /** Set if the last attempt was rejected and the next one has to wait. */
  wait?: Wait | undefined;
  /** Why the last attempt failed, if no waiting time applies. */
  error?: string | undefined;
  /** Requests a link; resolves to whether that was accepted. */
  onAsk: (email: string) => Promise<boolean>;
};

/** Requests a link for a new password, or says who else can help. */
export function ForgottenPasswordScreen(props: ForgottenPasswordScreenProps) {
  const { forgotten: text } = adminMailText;
  const { help } = props;
  const byMail = help.status === 'ready' && help.data.byMail;
  return (
    <SignInPage title={text.title} {...(byMail && { lede: text.lede })}>
      {help.status === 'loading' && <p className={css.lede}>{text.loading}</p>}
      {help.status === 'failed' && <LoadFailure error={help.error} onRetry={help.retry} />}
      {help.status === 'ready' && (byMail ? <AskForm {...props} /> : <Operator />)}
      <Link className={css.link} href={props.loginHref}>
        {text.back}
      </Link>
    </SignInPage>
  );
}

function Operator() {
  const { forgotten: text } = adminMailText;
  return (
    <Notice tone="neutral" title={text.operatorTitle}>
      <p className={css.words}>{text.operator}</p>
      <code className={css.command}>npm run admin -- reset-password</code>
    </Notice>
  );
}

function AskForm({ wait, error, onAsk, ...props }: ForgottenPasswordScreenProps) {
  const { forgotten: text } = adminMailText;
  const email = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const waiting = wait !== undefined && wait.left > 0;

  async function ask(event: FormEvent) {
    event.preventDefault();
    const typed = email.current?.value.trim() ?? '';
    setMissing(typed === '');
    if (typed === '') email.current?.focus();
    if (typed === '' || busy || waiting) return;
    setBusy(true);
    setSent(false);
    setSent(await onAsk(typed));
    setBusy(false);
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void ask(event)}>
      {sent && (
        <Notice tone="good" announced="politely" title={text.sentTitle}>
          <p className={css.words}>{text.sent}</p>
        </Notice>
      )}
      {error !== undefined && <Notice tone="bad" announced="atOnce" title={error} />}
      {wait !== undefined && <WaitNotice wait={wait} />}
      <TextField
        ref={email}
        label={text.email}
        error={missing ? text.missing : undefined}
        type="email"
        name="email"
        defaultValue={props.email}
        onChange={(event) => props.onEmail?.(event.target.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" wide busy={busy} paused={waiting}>
        {text.send}
      </Button>
    </form>
  );
}
