import { limits } from '@vitrin/contract/limits';
import type { SignInWay } from '@vitrin/contract/accounts/secondFactor';
import type { Credentials } from '@vitrin/contract/accounts/session';
import { KeySquare } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminText } from '../../../text/panelText.ts';
import { inWords } from '../inWords.ts';
import { PasswordField } from '../PasswordField.tsx';
import { type Wait, WaitNotice } from '../WaitNotice/WaitNotice.tsx';
import * as frame from '../SignInFrame/SignInFrame.css.ts';
import * as styles from './SignInForm.css.ts';

export type SignInFormProps = {
  /** Lets a button outside submit the form. */
  id?: string;
  /** Whether it is in a dialog. */
  inDialog?: boolean;
  /** The e-mail address that was signed in or typed before. */
  email?: string | undefined;
  /** Called with the e-mail address as it is typed. */
  onEmail?: ((typed: string) => void) | undefined;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** Set if the last attempt was rejected and the next one has to wait. */
  wait?: Wait | undefined;
  busy: boolean;
  /** Shown above all messages. */
  head?: ReactNode;
  /** Shown until an attempt has failed. */
  note?: ReactNode;
  /** The button, if it is inside the form. */
  foot?: ReactNode;
  /** Shown below all buttons. */
  under?: ReactNode;
  onLogin: (credentials: Credentials) => void;
  /** Signs in with a passkey; absent if the browser or the API does not support them. */
  onPasskey?: (() => void) | undefined;
  /** The password was right, and one of these is required as well. */
  second?: { ways: readonly SignInWay[]; onCode: (code: string) => void; onBack: () => void } | undefined;
};

type Second = NonNullable<SignInFormProps['second']>;

/** The heading of the second step. */
export const headingOf = ({ ways }: Second): string =>
  ways.includes('passkey') ? adminText.login.passkeyHeading : adminText.login.codeHeading;

/** The instructions of the second step. */
export const ledeOf = ({ ways }: Second): string =>
  ways.includes('passkey') ? adminText.login.passkeyLede : adminText.login.codeLede;

/** An alternative way to sign in, next to the button of a form. */
function PasskeyButton({ busy, onPasskey }: Pick<SignInFormProps, 'busy' | 'onPasskey'>) {
  return (
    onPasskey !== undefined && (
      <Button
        tone="line"
        wide
        paused={busy}
        icon={<KeySquare size={16} aria-hidden />}
        onClick={() => !busy && onPasskey()}
      >
        {adminText.login.passkey}
      </Button>
    )
  );
}

/** Signs an admin in: with a passkey, or with e-mail address and password, and a second factor if required. */
export const SignInForm = (props: SignInFormProps) =>
  props.second === undefined ? <PasswordForm {...props} /> : <CodeForm {...props} {...props.second} />;

/** The e-mail address and password of an admin. Input survives every failure. */
function PasswordForm(props: SignInFormProps) {
  const text = adminText.login;
  const [missing, setMissing] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { wait } = props;
  const waiting = wait !== undefined && wait.left > 0;
  const error = missing ? text.missing : props.error && inWords(props.error);
  const told = error !== undefined || wait !== undefined;
  const isKnown = props.inDialog === true && (props.email ?? '') !== '';

  // Only the password is missing. The dialog itself would focus its first field.
  useEffect(() => {
    if (isKnown) password.current?.focus();
  }, [isKnown]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const inputs = [email.current, password.current];
    const firstEmpty = inputs.find((input) => input?.value.trim() === '');
    setMissing(firstEmpty !== undefined);
    firstEmpty?.focus();
    if (firstEmpty || props.busy || waiting) return;
    props.onLogin({ email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' });
  }

  return (
    <form
      id={props.id}
      className={props.inDialog === true ? styles.dialog : frame.column}
      noValidate
      onSubmit={submit}
    >
      {props.head}
      {error !== undefined && <Notice tone="bad" announced="atOnce" title={error} />}
      {wait !== undefined && <WaitNotice wait={wait} />}
      {!told && props.note}
      <TextField
        ref={email}
        label={text.email}
        type="email"
        name="email"
        defaultValue={props.email}
        onChange={(event) => props.onEmail?.(event.target.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        ref={password}
        label={text.password}
        name="password"
        autoComplete="current-password"
        required
      />
      {props.foot}
      <PasskeyButton {...props} />
      {props.under}
    </form>
  );
}

type CodeFormProps = Omit<SignInFormProps, 'second'> & Second;

/** The second step: a passkey, a code of an authenticator app, or a recovery code. */
function CodeForm(props: CodeFormProps) {
  const text = adminText.login;
  const [missing, setMissing] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const { wait } = props;
  const waiting = wait !== undefined && wait.left > 0;
  const byApp = props.ways.includes('app');
  const error = missing ? text.codeMissing : props.error && inWords(props.error);

  // It replaces the password field, which had the focus.
  useEffect(() => code.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = code.current?.value.trim() ?? '';
    setMissing(typed === '');
    if (typed === '') code.current?.focus();
    else if (!props.busy && !waiting) props.onCode(typed);
  }

  return (
    <form
      id={props.id}
      className={props.inDialog === true ? styles.dialog : frame.column}
      noValidate
      onSubmit={submit}
    >
      {props.inDialog !== true && props.head}
      {error !== undefined && <Notice tone="bad" announced="atOnce" title={error} />}
      {wait !== undefined && <WaitNotice wait={wait} />}
      <TextField
        ref={code}
        label={byApp ? text.code : text.recoveryCode}
        hint={byApp ? text.codeHint : undefined}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.codeCharacters}
        required
      />
      {props.foot}
      {props.ways.includes('passkey') && <PasskeyButton {...props} />}
      <button type="button" className={styles.back} onClick={props.onBack}>
        {text.otherAccount}
      </button>
    </form>
  );
}
