import type { MessageDraft } from '@vitrin/contract/messages/message';
import { messageFields, textsOf } from '@vitrin/contract/messages/messageForm';
import {
  emptyMessage,
  isMessageIncomplete,
  type MessageAttempt,
  messageProblems,
  type MessageTexts,
} from '@vitrin/contract/messages/messageRules';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteContactText as text } from '@vitrin/ui/text/website/siteContact';
import { SentForm } from '../parts/SentForm/SentForm.tsx';
import { type Unsent, useSentForm } from '../parts/SentForm/useSentForm.ts';
import { MessageFields } from './MessageFields.tsx';

/** Sends a message from a page with JavaScript. */
export type SendMessage = (draft: Omit<MessageDraft, 'page'>) => Promise<MessageAttempt>;

export type ContactFormProps = {
  /** The result of the attempt that led to this page, if the form was sent without JavaScript. */
  attempt: MessageAttempt;
  onSend: SendMessage;
  unsent: Unsent<MessageTexts>;
  /** Whether there is a privacy notice to link to. */
  hasNotice: boolean;
  /** The version of that notice, if the API has one. */
  notice?: string | undefined;
};

/** The contact form. */
export function ContactForm(props: ContactFormProps) {
  const state = useSentForm<MessageTexts>(props.attempt, {
    fields: messageFields,
    untouched: emptyMessage,
    unsent: props.unsent,
    textsOf,
    problemsOf: messageProblems,
    send: (texts, signs) => props.onSend({ ...texts, ...signs }),
  });
  const { attempt, round, texts } = state;
  return (
    <SentForm
      label={text.form}
      action={sitePaths.contact()}
      state={state}
      incomplete={isMessageIncomplete}
      texts={text}
      send={text.send}
      hasNotice={props.hasNotice}
      notice={props.notice}
    >
      <MessageFields
        key={round}
        texts={texts}
        problems={attempt.outcome === 'refused' ? attempt.problems : {}}
      />
    </SentForm>
  );
}
