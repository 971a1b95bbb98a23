import { limits } from '@vitrin/contract/limits';
import type { MessageDraft } from '@vitrin/contract/message';
import { messageFields, textsOf, trapOf } from '@vitrin/contract/messageForm';
import { type MessageAttempt, type MessageProblems, messageProblems } from '@vitrin/contract/messageRules';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** What a visitor sends by a page with JavaScript. */
export type SendMessage = (draft: MessageDraft) => Promise<MessageAttempt>;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const problemsOf = (attempt: MessageAttempt): MessageProblems =>
  attempt.outcome === 'refused' ? attempt.problems : {};

/**
 * The contact form's behaviour. Its fields are uncontrolled, so that what was typed before hydration stays; the rules
 * are checked on the first submit and from then on while typing.
 */
export function useContactForm(start: MessageAttempt, onSend: SendMessage) {
  const [attempt, setAttempt] = useState(start);
  const [sending, setSending] = useState(false);
  /** Incremented with every attempt that ended here, so that the focus follows it. */
  const [ended, setEnded] = useState(0);
  /** Incremented with every message that was sent, so that the next one starts in empty fields. */
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const firstView = useRef(0);

  useEffect(() => {
    firstView.current = performance.now();
  }, []);

  useEffect(() => {
    if (ended === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else result.current?.focus();
  }, [ended]);

  function end(how: MessageAttempt): void {
    setAttempt(how);
    setSending(false);
    setEnded((count) => count + 1);
    if (how.outcome === 'sent') setRound((count) => count + 1);
  }

  async function send(draft: MessageDraft, failed: MessageAttempt): Promise<void> {
    const [sent] = await Promise.allSettled([onSend(draft), wait(limits.contactSendMs)]);
    end(sent.status === 'fulfilled' ? sent.value : failed);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const texts = textsOf(data);
    const problems = messageProblems(texts);
    if (Object.keys(problems).length > 0) {
      end({ outcome: 'refused', texts, problems });
      return;
    }
    setAttempt({ outcome: 'none' });
    setSending(true);
    const elapsedMs = Math.round(performance.now() - firstView.current);
    void send({ ...texts, website: trapOf(data), elapsedMs }, { outcome: 'failed', texts });
  }

  /** Removes the errors of fields that are valid by now; new ones wait for the next submit. */
  function change(event: FormEvent<HTMLFormElement>): void {
    if (attempt.outcome !== 'refused') return;
    const texts = textsOf(new FormData(event.currentTarget));
    const now = messageProblems(texts);
    const known = messageFields.filter((field) => attempt.problems[field] !== undefined && now[field]);
    const problems = Object.fromEntries(known.map((field) => [field, now[field]]));
    setAttempt(known.length === 0 ? { outcome: 'none' } : { outcome: 'refused', texts, problems });
  }

  return { attempt, problems: problemsOf(attempt), sending, round, form, result, submit, change };
}
