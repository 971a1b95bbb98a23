import { trapField } from '@vitrin/contract/messageForm';
import { emptyMessage, type MessageAttempt, type MessageTexts } from '@vitrin/contract/messageRules';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { Button } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { siteContactText as text } from '@vitrin/ui/text/website/siteContact';
import { note } from '../../theme/type.css.ts';
import * as css from './ContactForm.css.ts';
import { ContactResult } from './ContactResult.tsx';
import { MessageFields } from './MessageFields.tsx';
import { type SendMessage, useContactForm } from './useContactForm.ts';

export type ContactFormProps = {
  /** The outcome of the attempt that led to this page, where the form was sent without JavaScript. */
  attempt: MessageAttempt;
  onSend: SendMessage;
  /** There is a notice about personal data to lead to. */
  hasNotice: boolean;
};

/** The contact form. Without JavaScript it posts to its own page, which shows the outcome. */
export function ContactForm(props: ContactFormProps) {
  const { attempt, problems, sending, round, form, result, submit, change } = useContactForm(
    props.attempt,
    props.onSend,
  );
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={sitePaths.contact()}
      noValidate
      aria-label={text.form}
      onSubmit={submit}
      onInput={change}
    >
      <ContactResult ref={result} attempt={attempt} />
      <MessageFields
        key={round}
        texts={round === 0 ? keptTexts(props.attempt) : emptyMessage}
        problems={problems}
      />
      <div className={css.trap} aria-hidden="true">
        <label>
          {text.trap}
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={css.end}>
        {props.hasNotice && (
          <p className={classes(note, css.privacy)}>
            {text.privacy}{' '}
            <Link className={css.link} href={sitePaths.privacy()}>
              {text.privacyLink}
            </Link>
          </p>
        )}
        <Button
          type="submit"
          disabled={sending}
          {...(sending ? { icon: <Spinner /> } : { arrow: <Icon name="arrow" /> })}
        >
          {sending ? text.sending : text.send}
        </Button>
      </div>
    </form>
  );
}

/** The values of the fields after an attempt: all that was typed, unless it was sent. */
const keptTexts = (attempt: MessageAttempt): MessageTexts =>
  'texts' in attempt ? attempt.texts : emptyMessage;
