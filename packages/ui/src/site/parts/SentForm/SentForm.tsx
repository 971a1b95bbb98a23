import { noticeField, trapField } from '@vitrin/contract/messages/messageForm';
import type { Attempt } from '@vitrin/contract/messages/messageRules';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { ReactNode } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { classes } from '../../../elements/classes.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Spinner } from '../../../elements/Spinner/Spinner.tsx';
import { siteContactText as text } from '@vitrin/ui/text/website/siteContact';
import { note } from '../../../theme/type.css.ts';
import * as css from './SentForm.css.ts';
import { SentResult, type SentTexts } from './SentResult.tsx';
import type { useSentForm } from './useSentForm.ts';

export type SentFormProps<Texts> = {
  label: string;
  /** The page's own URL, which receives the form of browsers without JavaScript. */
  action: string;
  state: Omit<ReturnType<typeof useSentForm<Texts>>, 'attempt'> & { attempt: Attempt<Texts> };
  /** Whether a required field is empty. */
  incomplete: (texts: Texts) => boolean;
  texts: SentTexts;
  /** The label of the button. */
  send: string;
  /** Whether there is a privacy notice to link to. */
  hasNotice: boolean;
  /** The version of that notice, if the API has one. */
  notice?: string | undefined;
  /** The fields. */
  children: ReactNode;
};

/** A form for visitors. Without JavaScript, it posts to its own page, which shows the outcome. */
export function SentForm<Texts>(props: SentFormProps<Texts>) {
  const { attempt, sending, form, result, submit, change } = props.state;
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={props.action}
      noValidate
      aria-label={props.label}
      onSubmit={submit}
      onInput={change}
    >
      <SentResult
        ref={result}
        outcome={attempt.outcome}
        incomplete={attempt.outcome === 'refused' && props.incomplete(attempt.texts)}
        texts={props.texts}
      />
      {props.children}
      {props.notice !== undefined && <input type="hidden" name={noticeField} value={props.notice} />}
      <div className={css.trap} aria-hidden="true">
        <label>
          {text.trap}
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={css.end}>
        {props.hasNotice && (
          <p className={classes(note, css.privacy)}>
            {text.privacy} {/* Beside the form that is being filled in. */}
            <Link className={css.link} href={sitePaths.privacy()} target="_blank">
              {text.privacyLink}
            </Link>
          </p>
        )}
        <Button
          type="submit"
          disabled={sending}
          {...(sending ? { icon: <Spinner /> } : { arrow: <Icon name="arrow" /> })}
        >
          {sending ? text.sending : props.send}
        </Button>
      </div>
    </form>
  );
}
