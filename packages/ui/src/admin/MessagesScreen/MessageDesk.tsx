import { limits } from '@vitrin/contract/limits';
import type {
  ContactMessage,
  MessageChange,
  MessageChoices,
  MessageReply,
} from '@vitrin/contract/messages/message';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { adminInboxText } from '../../text/panelText.ts';
import { relativeTime } from '../parts/relativeTime.ts';
import * as css from './MessageDesk.css.ts';
import { MessageLabels } from './MessageLabels.tsx';
import { MessageReplies } from './MessageReplies.tsx';

/** The actions on a message besides reading it. */
export type MessageDeskCalls = {
  /** The choices; absent until loaded. */
  choices: MessageChoices | undefined;
  /** The replies to the open message. */
  replies: readonly MessageReply[];
  onChange: (id: string, change: MessageChange) => void;
  /** Resolves to whether the reply was accepted. */
  onReply: (id: string, typed: string) => Promise<boolean>;
};

export type MessageDeskProps = MessageDeskCalls & {
  message: ContactMessage;
  now: Date;
  /** The reply being typed. */
  typed: string;
  onType: (typed: string) => void;
};

const icon = { size: 16, 'aria-hidden': true };

/** The assignee, labels, note and replies of a message. */
export function MessageDesk(props: MessageDeskProps) {
  const { message, choices, now } = props;
  const text = adminInboxText;
  const { id, answered, assignee } = message;
  const [note, setNote] = useState(message.note);
  const change = (changed: MessageChange) => props.onChange(id, changed);
  const people = choices?.people ?? (assignee === null ? [] : [assignee]);
  return (
    <section className={css.desk} aria-labelledby="message-desk">
      <div className={css.row}>
        <h3 id="message-desk" className={css.heading}>
          {text.desk}
        </h3>
        {answered && (
          <p className={css.quiet}>
            {text.answered(answered.by)} · {relativeTime(answered.at, now)}
          </p>
        )}
      </div>
      <MessageReplies
        message={message}
        replies={props.replies}
        canReply={choices?.canReply}
        now={now}
        typed={props.typed}
        onType={props.onType}
        onReply={(typed) => props.onReply(id, typed)}
      />
      <div className={css.row}>
        <Button
          tone="line"
          icon={answered ? <Undo2 {...icon} /> : <Check {...icon} />}
          onClick={() => change({ answered: answered === null })}
        >
          {answered ? text.unmarkAnswered : text.markAnswered}
        </Button>
      </div>
      <div className={css.fields}>
        <SelectField
          label={text.assignee}
          value={assignee?.id ?? ''}
          options={[
            { value: '', label: text.nobody },
            ...people.map((person) => ({ value: person.id, label: person.name })),
          ]}
          onChange={({ target }) => change({ assigneeId: target.value || null })}
        />
        <MessageLabels
          labels={message.labels}
          known={choices?.labels ?? []}
          onChange={(labels) => change({ labels })}
        />
      </div>
      <TextArea
        label={text.note}
        hint={text.noteHint}
        rows={3}
        maxLength={limits.longTextCharacters}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onBlur={() => {
          if (note.trim() !== message.note) change({ note });
        }}
      />
    </section>
  );
}
