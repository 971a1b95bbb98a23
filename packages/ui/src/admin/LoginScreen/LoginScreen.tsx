import type { Credentials } from '@vitrin/contract/session';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminText } from '../../text/panelText.ts';
import { Mark } from '../parts/Mark/Mark.tsx';
import { type Wait, WaitNotice } from '../parts/WaitNotice/WaitNotice.tsx';
import * as styles from './LoginScreen.css.ts';
import { ShopWindow } from './ShopWindow.tsx';

export type LoginScreenProps = {
  /** Whose website the panel holds; empty while it is not known. */
  companyName: string;
  siteHref: string;
  /** Why the last try failed. */
  error?: string | undefined;
  /** The last try failed, and the next one has to wait. */
  wait?: Wait | undefined;
  /** The admin was signed in, and the session expired. */
  expired?: boolean;
  busy: boolean;
  onLogin: (credentials: Credentials) => void;
};

/** Signs an admin in. What was typed survives every failure. */
export function LoginScreen(props: LoginScreenProps) {
  const text = adminText.login;
  const [missing, setMissing] = useState(false);
  const [revealed, setRevealed] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { wait } = props;
  const waiting = wait !== undefined && wait.left > 0;
  const error = missing ? text.missing : props.error;
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
    <main className={styles.screen}>
      <title>{`${text.title} | ${adminText.product}`}</title>
      <div className={styles.side}>
        <Mark />
        <form className={styles.form} noValidate onSubmit={submit}>
          <div className={styles.intro}>
            <h1 className={styles.heading}>{text.welcome}</h1>
            <p className={styles.purpose}>
              {props.companyName === '' ? (
                text.purpose
              ) : (
                <>
                  {text.purposeFor} <span lang={siteLanguage}>{props.companyName}</span>.
                </>
              )}
            </p>
          </div>
          {error !== undefined && <Notice tone="bad" announced="atOnce" title={error} />}
          {wait !== undefined && <WaitNotice wait={wait} />}
          {!told && props.expired === true && <Notice tone="neutral" title={text.expired} />}
          <TextField
            ref={email}
            label={text.email}
            type="email"
            name="email"
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
          <Button type="submit" wide busy={props.busy} paused={waiting}>
            {props.busy ? text.loggingIn : text.login}
          </Button>
        </form>
        <p className={styles.foot}>
          <Link className={styles.link} href={props.siteHref}>
            {text.backToSite}
          </Link>
        </p>
      </div>
      <div className={styles.window} aria-hidden>
        <ShopWindow />
      </div>
    </main>
  );
}
