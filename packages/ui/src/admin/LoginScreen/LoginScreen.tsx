import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { classes } from '../../elements/classes.ts';
import { Button } from '../../elements/Button/Button.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import {
  adminText,
  language,
  languageNames,
  type PanelLanguage,
  panelLanguages,
} from '../../text/panelText.ts';
import { SignInFrame } from '../parts/SignInFrame/SignInFrame.tsx';
import { headingOf, ledeOf, SignInForm, type SignInFormProps } from '../parts/SignInForm/SignInForm.tsx';
import * as styles from './LoginScreen.css.ts';

export type LoginScreenProps = Pick<
  SignInFormProps,
  'email' | 'onEmail' | 'error' | 'wait' | 'busy' | 'onLogin' | 'onPasskey' | 'second'
> & {
  /** The name of the website's owner; empty until loaded. */
  companyName: string;
  siteHref: string;
  /** The page for resetting a forgotten password; absent if the API does not support that. */
  forgottenHref?: string | undefined;
  /** Why the session ended: the server rejected it, or could not be reached. */
  end?: 'expired' | 'unreachable' | undefined;
  /** Called when another panel language is chosen. */
  onLanguage: (language: PanelLanguage) => void;
};

/** Signs an admin in. Input survives every failure. */
export function LoginScreen(props: LoginScreenProps) {
  const text = adminText.login;
  const { error, wait, busy, end, onLogin, second } = props;
  const waiting = wait !== undefined && wait.left > 0;

  return (
    <SignInFrame title={text.title}>
      <SignInForm
        email={props.email}
        onEmail={props.onEmail}
        error={error}
        wait={wait}
        busy={busy}
        onLogin={onLogin}
        onPasskey={props.onPasskey}
        second={second}
        head={
          second !== undefined ? (
            <div className={styles.intro}>
              <h1 className={styles.heading}>{headingOf(second)}</h1>
              <p className={styles.purpose}>{ledeOf(second)}</p>
            </div>
          ) : (
            <div className={styles.intro}>
              <h1 className={styles.heading}>{text.welcome}</h1>
              <p className={styles.purpose}>
                {props.companyName === '' ? (
                  text.purpose
                ) : (
                  <>
                    {text.purposeFor[0]}
                    <span lang={siteLanguage}>{props.companyName}</span>
                    {text.purposeFor[1]}
                  </>
                )}
              </p>
            </div>
          )
        }
        note={end && <Notice tone="neutral" title={text[end]} />}
        foot={
          <Button type="submit" wide busy={busy} paused={waiting}>
            {busy ? text.loggingIn : text.login}
          </Button>
        }
        under={
          props.forgottenHref !== undefined && (
            <p className={styles.forgotten}>
              <Link className={styles.link} href={props.forgottenHref}>
                {text.forgotten}
              </Link>
            </p>
          )
        }
      />
      <div className={styles.foot}>
        <Link className={styles.link} href={props.siteHref}>
          {text.backToSite}
        </Link>
        {panelLanguages
          .filter((offered) => offered !== language)
          .map((offered, place) => (
            <button
              type="button"
              // oxlint-disable-next-line react/no-array-index-key -- the pressed one offers another language, and keeps the focus
              key={place}
              className={classes(styles.link, styles.languageButton)}
              lang={offered}
              onClick={() => props.onLanguage(offered)}
            >
              {languageNames[offered]}
            </button>
          ))}
      </div>
    </SignInFrame>
  );
}
