import { type MessageProblems, type MessageTexts } from '@vitrin/contract/messages/messageRules';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { siteContactText as text } from '@vitrin/ui/text/website/siteContact';
import * as css from '../parts/SentForm/SentForm.css.ts';

export type MessageFieldsProps = {
  /** The initial values of the fields. */
  texts: MessageTexts;
  problems: MessageProblems;
};

/** Name, e-mail, subject and message. */
export function MessageFields(props: MessageFieldsProps) {
  const { texts, problems } = props;
  return (
    <>
      <div className={css.half}>
        <TextField
          label={text.name}
          name="name"
          required
          autoComplete="name"
          defaultValue={texts.name}
          error={problems.name}
        />
      </div>
      <div className={css.half}>
        <TextField
          label={text.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={texts.email}
          error={problems.email}
        />
      </div>
      <div className={css.wide}>
        <TextField
          label={text.subject}
          labelNote={text.optional}
          name="subject"
          defaultValue={texts.subject}
          error={problems.subject}
        />
      </div>
      <div className={css.wide}>
        <TextArea
          label={text.message}
          name="message"
          required
          rows={7}
          defaultValue={texts.message}
          error={problems.message}
        />
      </div>
    </>
  );
}
