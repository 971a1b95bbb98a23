import { limits } from '@vitrin/contract/limits';
import { trapOf } from '@vitrin/contract/messages/messageForm';
import type { Attempt, Problems } from '@vitrin/contract/messages/messageRules';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The signals that distinguish people from bots: the honeypot's value, and how long the form was visible. */
export type Signs = { website: string; elapsedMs: number };

/** A form for visitors: its fields, how they are read and validated, and the function that sends them. */
export type SentFormRules<Texts> = {
  fields: readonly (keyof Texts & string)[];
  /** What is in the fields before anything was typed. */
  untouched: Texts;
  textsOf: (form: FormData) => Texts;
  problemsOf: (texts: Texts) => Problems<Texts>;
  send: (texts: Texts, signs: Signs) => Promise<Attempt<Texts>>;
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * The behaviour of a form for visitors. Its fields are uncontrolled, so that input from before hydration is kept; the
 * rules are checked on the first submit and from then on while typing.
 */
export function useSentForm<Texts>(start: Attempt<Texts>, rules: SentFormRules<Texts>) {
  const [attempt, setAttempt] = useState(start);
  const [sending, setSending] = useState(false);
  /** Incremented after every attempt on this page, which moves the focus to its result. */
  const [ended, setEnded] = useState(0);
  /** Incremented with every sent message, so that the next one starts with empty fields, unless it has been begun. */
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const firstView = useRef(0);

  const begin = useEffectEvent(() => {
    // Text that is there by now was typed before this code was: the page has been in view since it was opened.
    if (!isTypedOn(rules.untouched)) firstView.current = performance.now();
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    if (ended === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else result.current?.focus();
  }, [ended]);

  function end(how: Attempt<Texts>): void {
    setAttempt(how);
    setSending(false);
    setEnded((count) => count + 1);
  }

  /** Whether the fields have been changed since the texts in them were sent. */
  function isTypedOn(texts: Texts): boolean {
    if (form.current === null) return false;
    const now = rules.textsOf(new FormData(form.current));
    return rules.fields.some((field) => now[field] !== texts[field]);
  }

  async function send(texts: Texts, signs: Signs): Promise<void> {
    const [sent] = await Promise.allSettled([rules.send(texts, signs), wait(limits.contactSendMs)]);
    const how = sent.status === 'fulfilled' ? sent.value : ({ outcome: 'failed', texts } as const);
    if (how.outcome === 'sent' && !isTypedOn(texts)) setRound((count) => count + 1);
    end(how);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const texts = rules.textsOf(data);
    const problems = rules.problemsOf(texts);
    if (Object.keys(problems).length > 0) {
      end({ outcome: 'refused', texts, problems });
      return;
    }
    setAttempt({ outcome: 'none' });
    setSending(true);
    const elapsedMs = Math.round(performance.now() - firstView.current);
    void send(texts, { website: trapOf(data), elapsedMs });
  }

  /** Removes the errors of fields that are valid by now; new ones wait for the next submit. */
  function change(event: FormEvent<HTMLFormElement>): void {
    if (attempt.outcome !== 'refused') return;
    const texts = rules.textsOf(new FormData(event.currentTarget));
    const now = rules.problemsOf(texts);
    const problems = { ...attempt.problems };
    for (const field of rules.fields) {
      if (problems[field] === undefined) continue;
      if (now[field] === undefined) delete problems[field];
      else problems[field] = now[field];
    }
    const isMended = Object.keys(problems).length === 0;
    setAttempt(isMended ? { outcome: 'none' } : { outcome: 'refused', texts, problems });
  }

  return { attempt, sending, round, form, result, submit, change };
}
