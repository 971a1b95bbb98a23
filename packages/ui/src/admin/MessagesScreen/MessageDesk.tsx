import { limits } from '@vitrin/contract/limits';
import type {
  ContactMessage,
  MessageChange,
  MessageChoices,
  MessageReply,
} from '@vitrin/contract/messages/message';
import { Check, Undo2 } from 'lucide-react';
import { Button } from '../../elements/Button/Button.tsx';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { adminInboxText } from '../../text/panelText.ts';
import { relativeTime } from '../parts/relativeTime.ts';
import * as css from './MessageDesk.css.ts';
import { MessageLabels } from './MessageLabels.tsx';
import { MessageReplies } from './MessageReplies.tsx';
import type { MessageTyped, ReplyState } from './messageView.ts';

/** The actions on a message besides reading it. */
export type MessageDeskCalls = {
  /** The choices; absent until loaded. */
  choices: MessageChoices | undefined;
  /** The replies to the open message. */
  replies: readonly MessageReply[];
  /** What is being typed on the open message. */
  typed: MessageTyped;
  /** How far the reply to it is; absent if none was sent as it is typed. */
  replying: ReplyState | undefined;
  onType: (id: string, typed: Partial<MessageTyped>) => void;
  /** Called when the field of a changed note is left. */
  onNote: (id: string) => void;
  onChange: (id: string, change: MessageChange) => void;
  onReply: (message: ContactMessage, reply: string) => void;
};

export type MessageDeskProps = MessageDeskCalls & { message: ContactMessage; now: Date };

const icon = { size: 16, 'aria-hidden': true };

/** The assignee, labels, note and replies of a message. */
export function MessageDesk(props: MessageDeskProps) {
  const { message, choices, typed, now } = props;
  const text = adminInboxText;
  const { id, answered, assignee } = message;
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
        typed={typed.reply}
        replying={props.replying}
        onType={(reply) => props.onType(id, { reply })}
        onReply={(reply) => props.onReply(message, reply)}
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
        value={typed.note ?? message.note}
        onChange={({ target }) => props.onType(id, { note: target.value })}
        onBlur={() => {
          if (typed.note !== null) props.onNote(id);
        }}
      />
    </section>
  );
}
