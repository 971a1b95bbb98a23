import type { QuoteProblems, QuoteTexts } from '@vitrin/contract/messages/quoteRules';
import { SelectField, type SelectOption } from '../../elements/SelectField/SelectField.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { siteQuoteText as text } from '@vitrin/ui/text/website/siteQuote';
import * as css from '../parts/SentForm/SentForm.css.ts';

/** The job of the request, as far as a chat message mentions it. */
export type QuoteJob = Pick<QuoteTexts, 'subject' | 'place' | 'size'>;

export type QuoteFieldsProps = {
  /** The initial values of the fields. */
  texts: QuoteTexts;
  problems: QuoteProblems;
  subjects: readonly SelectOption[];
  /** Called with the job while it is typed, for the chat link next to the form. */
  onJob: (change: Partial<QuoteJob>) => void;
};

/** The fields for the sender, their contact details, and the job. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { texts, problems } = props;
  return (
    <>
      <div className={css.wide}>
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
          label={text.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={text.either}
          defaultValue={texts.phone}
          error={problems.phone}
        />
      </div>
      <div className={css.half}>
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={texts.email}
          error={problems.email}
        />
      </div>
      <div className={css.wide}>
        <SelectField
          label={text.subject}
          name="subject"
          options={props.subjects}
          defaultValue={texts.subject}
          error={problems.subject}
          onChange={(event) => props.onJob({ subject: event.target.value })}
        />
      </div>
      <div className={css.half}>
        <TextField
          label={text.place}
          labelNote={text.optional}
          name="place"
          hint={text.placeHint}
          autoComplete="address-level2"
          defaultValue={texts.place}
          error={problems.place}
          onChange={(event) => props.onJob({ place: event.target.value })}
        />
      </div>
      <div className={css.half}>
        <TextField
          label={text.size}
          labelNote={text.optional}
          name="size"
          hint={text.sizeHint}
          autoComplete="off"
          defaultValue={texts.size}
          error={problems.size}
          onChange={(event) => props.onJob({ size: event.target.value })}
        />
      </div>
      <div className={css.wide}>
        <TextArea
          label={text.message}
          labelNote={text.optional}
          name="message"
          rows={5}
          defaultValue={texts.message}
          error={problems.message}
        />
      </div>
    </>
  );
}
