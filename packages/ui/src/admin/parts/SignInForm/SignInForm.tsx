import type { Credentials } from '@vitrin/contract/session';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminText } from '../../../text/panelText.ts';
import { inWords } from '../inWords.ts';
import { type Wait, WaitNotice } from '../WaitNotice/WaitNotice.tsx';
import * as frame from '../SignInFrame/SignInFrame.css.ts';
import * as styles from './SignInForm.css.ts';

export type SignInFormProps = {
  /** Lets a button outside send the form. */
  id?: string;
  /** Whether it stands in a dialog. */
  inDialog?: boolean;
  /** The address that was signed in before. */
  email?: string | undefined;
  /** Why the last try failed. */
  error?: string | undefined;
  /** The last try failed, and the next one has to wait. */
  wait?: Wait | undefined;
  busy: boolean;
  /** What stands above all messages. */
  head?: ReactNode;
  /** What is said while no try has failed. */
  note?: ReactNode;
  /** The button, where it stands in the form. */
  foot?: ReactNode;
  onLogin: (credentials: Credentials) => void;
};

/** E-mail address and password of an admin. What was typed survives every failure. */
export function SignInForm(props: SignInFormProps) {
  const text = adminText.login;
  const [missing, setMissing] = useState(false);
  const [revealed, setRevealed] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { wait } = props;
  const waiting = wait !== undefined && wait.left > 0;
  const error = missing ? text.missing : props.error && inWords(props.error);
  const told = error !== undefined || wait !== undefined;

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
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        ref={password}
        label={text.password}
        type={revealed ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        action={
          <IconButton
            label={text.showPassword}
            aria-pressed={revealed}
            icon={revealed ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            onClick={() => setRevealed(!revealed)}
          />
        }
      />
      {props.foot}
    </form>
  );
}
