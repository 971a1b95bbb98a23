import { limits } from '@vitrin/contract/limits';
import { trapOf } from '@vitrin/contract/messages/messageForm';
import type { Attempt, Problems } from '@vitrin/contract/messages/messageRules';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The signals that distinguish people from bots: the honeypot's value, and how long the form was visible. */
export type Signs = { website: string; elapsedMs: number };

/** What was typed into a form and not sent, for when its page is opened again. */
export type Unsent<Texts> = { kept?: { untouched: Texts; texts: Texts } | undefined };

/** A form for visitors: its fields, how they are read and validated, and the function that sends them. */
export type SentFormRules<Texts> = {
  fields: readonly (keyof Texts & string)[];
  /** What is in the fields before anything was typed. */
  untouched: Texts;
  unsent: Unsent<Texts>;
  textsOf: (form: FormData) => Texts;
  problemsOf: (texts: Texts) => Problems<Texts>;
  send: (texts: Texts, signs: Signs) => Promise<Attempt<Texts>>;
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * The initial values of the fields: what was typed before, except where the form's own initial value has changed since.
 */
function firstTexts<Texts>({ fields, untouched, unsent: { kept } }: SentFormRules<Texts>): Texts {
  const texts = { ...untouched };
  for (const field of fields)
    if (kept && kept.untouched[field] === untouched[field]) texts[field] = kept.texts[field];
  return texts;
}

/**
 * The behaviour of a form for visitors. Its fields are uncontrolled, so that input from before hydration is kept; the
 * rules are checked on the first submit and from then on while typing.
 */
export function useSentForm<Texts>(start: Attempt<Texts>, rules: SentFormRules<Texts>) {
  const [attempt, setAttempt] = useState(start);
  const [first] = useState(() => ('texts' in start ? start.texts : firstTexts(rules)));
  const [sending, setSending] = useState(false);
  /** Incremented after every attempt on this page, which moves the focus to its result. */
  const [ended, setEnded] = useState(0);
  /** Incremented with every sent message, so that the next one starts with empty fields, unless it has been begun. */
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const firstView = useRef(0);

  const begin = useEffectEvent(() => {
    // Text that is already there was typed before this code ran: the page has been in view since it was opened.
    const texts = typed();
    if (texts && isOther(texts, rules.untouched)) keep(texts);
    else firstView.current = performance.now();
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

  /** What is in the fields, as long as they are on the screen. */
  const typed = (): Texts | null => form.current && rules.textsOf(new FormData(form.current));

  const isOther = (texts: Texts, than: Texts): boolean =>
    rules.fields.some((field) => texts[field] !== than[field]);

  function keep(texts: Texts): void {
    rules.unsent.kept = { untouched: rules.untouched, texts };
  }

  async function send(texts: Texts, signs: Signs): Promise<void> {
    const [sent] = await Promise.allSettled([rules.send(texts, signs), wait(limits.contactSendMs)]);
    const how = sent.status === 'fulfilled' ? sent.value : ({ outcome: 'failed', texts } as const);
    const now = typed() ?? texts;
    // Whoever types on has begun the next message.
    if (how.outcome === 'sent' && !isOther(now, texts)) {
      rules.unsent.kept = undefined;
      setRound((count) => count + 1);
    }
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

  /** Keeps the input, and removes the errors of fields that are valid by now; new ones wait for the next submit. */
  function change(event: FormEvent<HTMLFormElement>): void {
    const texts = rules.textsOf(new FormData(event.currentTarget));
    keep(texts);
    if (attempt.outcome !== 'refused') return;
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

  return {
    attempt,
    sending,
    round,
    texts: round === 0 ? first : rules.untouched,
    form,
    result,
    submit,
    change,
  };
}
