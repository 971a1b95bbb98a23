import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type FieldValues,
  type Path,
  type RegisterOptions,
  set,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form';
import {
  clashes,
  controlId,
  type Draft,
  type DraftAnswer,
  type DraftOffer,
  type DraftWords,
  differences,
  type EditedFields,
  type Ended,
  type FieldError,
  fieldsOf,
  type Keeping,
  type Leaving,
  isRestorable,
  isSome,
  isSpent,
  merged,
  messageWithin,
  type OtherDraft,
  pick,
  reportDraft,
  valueAt,
  worthOffering,
} from './editing.ts';
import { showRejections } from './showRejections.ts';
import { type OnUnfinishedField, useUnfinishedFields } from './useUnfinishedFields.ts';
import { type Added, type FormPlanning, planningOf } from '../Planning/planning.ts';
import { inWords } from '../inWords.ts';
import { formatClock, relativeTime } from '../relativeTime.ts';

/** Edited content other than fields, such as a picture. */
export type Besides = {
  /** Its name in the list of what has changed. */
  name: string;
  changed: boolean;
  /** The names of other changes that are not fields. */
  others?: readonly string[];
  /** The names of chosen files. */
  files: readonly string[];
  /** The control that gets the focus if this content is missing; nothing is saved without it. */
  missing: string | undefined;
  /** The descriptions of stored pictures that were typed. */
  words?: DraftWords;
  /** Called with those of an earlier draft. */
  onWords?: (words: DraftWords) => void;
  /** Resolves once what is chosen can be saved; undefined if it can. */
  prepared?: () => Promise<unknown> | undefined;
};

export type EditingInput<Item, Fields, Outcome extends Ended<Item>> = Keeping & {
  /**
   * The stored item as loaded; null for a new one, which can be saved unchanged. A newer version is taken over, unless
   * the same fields were changed here.
   */
  item: Item;
  /** The form's values for a stored version. */
  valuesOf: (item: Item) => Fields;
  /** The version that changes are based on; without it, or if undefined, the last save wins. */
  versionOf?: (item: Item) => string | undefined;
  /** The id of the stored item, for items that can be added and scheduled in one step. */
  idOf?: (item: Item) => string | undefined;
  besides?: (item: Item) => Besides;
  save: (sent: Fields, version: string | undefined, item: Item) => Promise<Outcome>;
  /** Whether everything was saved; by default, if the outcome is `saved`. */
  isWhole?: (outcome: Outcome) => boolean;
};

/** An offered draft: its age in words, and the two choices. */
export type DraftAnswers = {
  when: string;
  /** The time of day, or the day, of a draft from another device. */
  at: string | undefined;
  files: readonly string[];
  /** Undefined if there are only files, which have to be chosen again. */
  onRestore: (() => void) | undefined;
  onDrop: () => void;
};

/** Another person with a draft; `when` is undefined if they are typing right now. */
export type OtherInWords = OtherDraft & { when: string | undefined };

const nowMs = 2 * 60_000;

const whenTyped = (at: string, now: Date): string | undefined =>
  now.getTime() - Date.parse(at) < nowMs ? undefined : relativeTime(at, now);

type FieldFacts = { id: string; label: string; error: string | undefined };

export type Editing<Item, Fields extends FieldValues, Outcome extends Ended<Item> = Ended<Item>> = {
  form: UseFormReturn<Fields>;
  /** The current values, including invalid ones. */
  values: Fields;
  /** The stored item, as last loaded or saved. */
  item: Item;
  /** The names of the unsaved changes. */
  changed: readonly string[];
  /** For fields that can hold something besides their value: saving finishes it first, or stops there. */
  onUnfinished: OnUnfinishedField;
  saving: boolean;
  /** The outcome of the last save, until it is dismissed, answered or retried. */
  outcome: Outcome | undefined;
  /** The fields that a conflict is about. */
  clashing: readonly { key: Path<Fields>; name: string }[];
  /** The fields' errors, in order; `beside` is the message next to the field. */
  wrong: readonly (FieldError<Fields> & { beside: string; controlId: string })[];
  /** Whether the form was submitted in its current state. */
  submitted: boolean;
  /** The current time. */
  now: Date;
  /** The server's messages that belong to no field of the form. */
  strayErrors: readonly string[];
  /** Earlier input that was never saved, until it is restored or dropped. */
  offer: DraftAnswers | undefined;
  /** Who else has a draft of the same subject, with its age in words. */
  others: readonly OtherInWords[];
  /** The subject's plans and the actions on them; undefined if nothing can be planned. */
  planning: FormPlanning | undefined;
  /** Saves the changes, or retries what failed. */
  submit: () => void;
  /** A navigation that is waiting for a confirmation; optionally saves first. */
  leaving: (Leaving & { onSave: () => void }) | undefined;
  /** Puts values into the form and sends them by a separate call. */
  send: (values: Fields, save: () => Promise<Outcome>) => void;
  discard: () => void;
  dismiss: () => void;
  /** Resolves a conflict: save these fields as they are here, take the others, or decide later. */
  resolve: (choice: 'mine' | 'theirs' | 'later') => void;
  /** The id, name and error of a field. */
  about: (key: Path<Fields>) => FieldFacts;
  /** The same, with the props that bind an input to the field. */
  field: (
    key: Path<Fields>,
    options?: Pick<RegisterOptions, 'onChange'>,
  ) => FieldFacts & UseFormRegisterReturn;
};

/**
 * The state and logic of a form between stored and typed values: the changes, the draft, and one save at a time with
 * its outcome. What is typed during a save stays in the form.
 */
export function useEditing<Item, Fields extends FieldValues, Outcome extends Ended<Item> = Ended<Item>>(
  of: EditedFields<Fields>,
  input: EditingInput<Item, Fields, Outcome>,
): Editing<Item, Fields, Outcome> {
  const { valuesOf, versionOf, onDirty, leaving } = input;
  const [item, setItem] = useState(input.item);
  const besides = input.besides?.(item);
  const [initial] = useState(() => valuesOf(item));
  const [version, setVersion] = useState(() => versionOf?.(item));
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [strayErrors, setStrayErrors] = useState<readonly string[]>([]);
  const isSending = useRef(false);
  /** What was sent without a response since the last save, and typed by then: it may be stored. */
  const unheard = useRef<readonly { sent: Fields; typed: Fields }[]>([]);
  const form = useForm<Fields>({ resolver: of.rules, values: initial, mode: 'onTouched' });
  const { control } = form;
  const values = useWatch({ control, compute: (all: Fields) => all });
  const formState = useFormState({ control });
  const typed = differences(of, values, valuesOf(item));
  const unfinished = useUnfinishedFields();
  const touched = new Set([...typed.map(({ key }): string => key), ...unfinished.paths]);
  const more = [...(besides?.changed === true ? [besides.name] : []), ...(besides?.others ?? [])];
  const changed = [...fieldsOf(of).flatMap(({ key, name }) => (touched.has(key) ? [name] : [])), ...more];
  const dirty = changed.length > 0;
  /** Whether more than fields has changed, which replaces what was stored elsewhere. */
  const isMore = more.length > 0;

  useLayoutEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  const offer = useDraftOffer(
    of,
    input,
    valuesOf(item),
    { fields: pick(values, typed), updatedAt: version, files: besides?.files, words: besides?.words },
    (draft) => {
      fill(draft.fields);
      if (draft.words) besides?.onWords?.(draft.words);
      const { updatedAt } = draft;
      // The other fields are as old as they are: a newer base must not pass for theirs.
      setVersion((now) =>
        updatedAt !== undefined && now !== undefined && updatedAt < now ? updatedAt : now,
      );
    },
  );

  const names = new Map(fieldsOf(of).map(({ key, name }) => [key, name]));
  const wrong = fieldsOf(of).flatMap(({ key, name }) => {
    const message = messageWithin(form.getFieldState(key, formState).error);
    if (message === undefined) return [];
    const error = { key, name, message, value: valueAt(values, key) };
    return [
      {
        ...error,
        message: inWords(message),
        beside: inWords(of.beside?.(error) ?? message),
        controlId: controlId(of, key),
      },
    ];
  });

  /** Sets the values of fields as if they had been typed. */
  function fill(fields: Draft['fields']) {
    const filled = structuredClone(form.getValues());
    for (const [key, value] of Object.entries(fields)) set(filled, key, value);
    form.reset(filled, { keepDefaultValues: true });
  }

  /** Shows a stored version; what was typed since `before` stays in the form, except for some fields. */
  function adopt(stored: Item, before: Fields, except: readonly { key: string }[] = []) {
    const now = structuredClone(form.getValues());
    setItem(stored);
    setVersion(versionOf?.(stored));
    form.reset(valuesOf(stored));
    const taken = new Set(except.map(({ key }) => key));
    const newer = differences(of, now, before).filter(({ key }) => !taken.has(key));
    if (newer.length > 0) fill(pick(now, newer));
  }

  /** What would be overwritten elsewhere if a version were replaced by what was changed here. */
  function clashingWith(current: Item, mine: Fields, base = item) {
    const theirs = valuesOf(current);
    const stored = valuesOf(base);
    if (base !== item || version === versionOf?.(item)) return clashes(of, { mine, base: stored, theirs });
    // A draft is based on an older version, so that any of its fields may have been changed since.
    const keys = new Set(differences(of, mine, stored).map(({ key }) => key));
    return differences(of, mine, theirs).filter(({ key }) => keys.has(key));
  }

  const arrive = useEffectEvent((loaded: Item) => {
    const [known, next] = [versionOf?.(item), versionOf?.(loaded)];
    if (isSending.current || known === undefined || next === undefined || next <= known) return;
    const isBusy = isMore || unfinished.paths.length > 0;
    if (!isBusy && clashingWith(loaded, form.getValues()).length === 0) adopt(loaded, valuesOf(item));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the values are the form's, not React's, and change with it
  useEffect(() => arrive(input.item), [input.item]);

  /**
   * Saves input over a version. What was changed elsewhere meanwhile is kept, unless the same was changed here; an own
   * save whose response was lost is no such change.
   */
  async function saveOver(
    base: Item,
    over: string | undefined,
    mine: Fields,
    filled: Fields,
  ): Promise<Outcome> {
    const ended = await input.save(mine, over, base);
    if (ended.status === 'saved') unheard.current = [];
    if (ended.status === 'failed' && ended.lost === true)
      unheard.current = [...unheard.current, { sent: mine, typed: filled }];
    if (ended.status !== 'conflict' || versionOf?.(ended.current) === over) return ended;
    const { current } = ended;
    const theirs = valuesOf(current);
    const own = unheard.current.find(({ sent }) => differences(of, sent, theirs).length === 0);
    if (own === undefined && (isMore || clashingWith(current, mine, base).length > 0)) return ended;
    const both = own
      ? merged(of, { mine: filled, base: own.typed, theirs })
      : merged(of, { mine, base: valuesOf(base), theirs });
    return saveOver(current, versionOf?.(current), both, filled);
  }

  /** Makes what is unfinished part of the values; false if something is wrong with it. */
  async function finish(): Promise<boolean> {
    if (unfinished.paths.length === 0) return true;
    if (isSending.current) return false;
    isSending.current = true;
    setSaving(true);
    const isFinished = await unfinished.finish();
    isSending.current = false;
    setSaving(false);
    return isFinished;
  }

  async function attempt(save: () => Promise<Outcome>): Promise<Outcome | undefined> {
    // A second press may arrive before the first one has rendered.
    if (isSending.current) return undefined;
    isSending.current = true;
    const before = structuredClone(form.getValues());
    setSaving(true);
    setOutcome(undefined);
    setStrayErrors([]);
    const ended = await save();
    isSending.current = false;
    setSaving(false);
    setOutcome(ended);
    if (ended.status === 'saved') adopt(ended.item, before);
    else if (ended.status !== 'conflict' && ended.item !== undefined) {
      const base = structuredClone(valuesOf(item));
      // Saved fields keep the typed value as their base, even if the server normalised it.
      for (const { key } of differences(of, valuesOf(ended.item), base)) set(base, key, valueAt(before, key));
      adopt(ended.item, base);
    }
    if (ended.status === 'rejected')
      setStrayErrors(showRejections(form, fieldsOf(of), ended.fields).map(inWords));
    return ended;
  }

  const about = (key: Path<Fields>): FieldFacts => ({
    id: controlId(of, key),
    label: names.get(key) ?? key,
    error: wrong.find((error) => error.key === key)?.beside,
  });

  /** Saves what is typed; after a conflict, over the version that was stored meanwhile. */
  async function submit(current?: Item): Promise<Outcome | undefined> {
    const preparing = besides?.prepared?.();
    if (preparing !== undefined) {
      setSaving(true);
      await preparing;
      setSaving(false);
      // What was prepared is in the form's next state; nothing is saved of a form that was left.
      return newest.current?.(current);
    }
    let ended: Outcome | undefined;
    if (!(await finish())) return undefined;
    await form.handleSubmit(async (sent) => {
      if (besides?.missing !== undefined) return document.getElementById(besides.missing)?.focus();
      ended = await attempt(() => {
        if (current === undefined) return saveOver(item, version, sent, sent);
        const both = merged(of, { mine: sent, base: valuesOf(item), theirs: valuesOf(current) });
        return saveOver(current, versionOf?.(current), both, sent);
      });
    })();
    return ended;
  }

  const newest = useRef<typeof submit>(undefined);
  useLayoutEffect(() => {
    newest.current = submit;
    return () => {
      newest.current = undefined;
    };
  });

  const discard = () => {
    unfinished.drop();
    form.reset(valuesOf(item));
    setVersion(versionOf?.(item));
    setOutcome(undefined);
    setStrayErrors([]);
  };

  /** What would be saved now; undefined if it is invalid. */
  async function checked(): Promise<Fields | undefined> {
    let sent: Fields | undefined;
    if (!(await finish())) return undefined;
    await form.handleSubmit((all) => {
      sent = all;
    })();
    return sent;
  }

  async function saveAndLeave({ onHold }: Leaving) {
    const leave = onHold();
    if (saving) return;
    const ended = await submit();
    if (ended?.status === 'saved' && input.isWhole?.(ended) !== false) leave();
  }

  /** Stores a new entry as it is, but hidden; the switch is restored on failure. */
  async function addHidden(): Promise<Added> {
    const active = valueAt(form.getValues(), 'active');
    fill({ active: false });
    const ended = await submit();
    if (ended?.status === 'saved') {
      const id = input.idOf?.(ended.item);
      const isWhole = input.isWhole?.(ended) !== false;
      return id === undefined || !isWhole
        ? { status: 'failed' }
        : { status: 'added', id, updatedAt: versionOf?.(ended.item) };
    }
    fill({ active });
    return { status: ended === undefined || ended.status === 'rejected' ? 'wrong' : 'failed' };
  }

  const clashing = outcome?.status === 'conflict' ? clashingWith(outcome.current, values) : [];
  const isHideable = typeof valueAt(values, 'active') === 'boolean';
  const isAddable = item === null && isHideable && input.idOf !== undefined;

  return {
    form,
    values,
    item,
    changed,
    onUnfinished: unfinished.onUnfinished,
    saving,
    outcome,
    clashing,
    wrong,
    submitted: formState.isSubmitted,
    strayErrors,
    now: input.now,
    offer,
    planning: planningOf(item === null && !isAddable ? undefined : input.planning, {
      names,
      hidden: valueAt(values, 'active') === false,
      hides: isHideable && item !== null,
      changed: touched.size > 0,
      filesChanged: isMore,
      read: async () => {
        const sent = await checked();
        return sent && { fields: pick(sent, differences(of, sent, valuesOf(item))), updatedAt: version };
      },
      add: isAddable ? addHidden : undefined,
      onPlanned: discard,
      onTake: (fields) => {
        input.onSetAside?.();
        fill(fields);
      },
    }),
    others: (input.others ?? []).map(({ by, at }) => ({ by, at, when: whenTyped(at, input.now) })),
    submit: () => {
      if (!saving && (dirty || item === null)) void submit();
    },
    leaving: leaving && { ...leaving, onSave: () => void saveAndLeave(leaving) },
    send: (sent, save) => {
      // The form must not show what is never sent.
      if (isSending.current) return;
      fill(sent);
      void attempt(save);
    },
    discard,
    dismiss: () => setOutcome(undefined),
    resolve: (choice) => {
      if (outcome?.status !== 'conflict') return;
      setOutcome(undefined);
      if (choice === 'theirs') adopt(outcome.current, valuesOf(item), clashing);
      else if (choice === 'mine') void submit(outcome.current);
    },
    about,
    field: (key, options) => ({ ...form.register(key, options), ...about(key) }),
  };
}

/** How long it takes until the next draft is offered. */
const betweenOffersMs = 700;

/** Reports unsaved input, and offers the part of an earlier draft that still differs from what is stored. */
function useDraftOffer<Fields extends FieldValues>(
  of: EditedFields<Fields>,
  keeping: Keeping,
  stored: Fields,
  typed: Draft,
  onRestore: (draft: DraftOffer) => void,
): DraftAnswers | undefined {
  const { draft, now, onDraft, onAnswer } = keeping;
  const [seen, setSeen] = useState(() => ({ draft, offer: worthOffering(of, draft, stored) }));
  // A draft from another device arrives after the form has opened, and an offered one may be answered there.
  if (draft?.at !== seen.draft?.at) setSeen({ draft, offer: worthOffering(of, draft, stored) });
  const { offer } = seen;
  const drafting = useRef(false);
  const isTyped = isSome(typed);
  const report = useEffectEvent((..._changed: unknown[]) => {
    // A draft that was not touched during this visit is kept: it may still be offered.
    if (isTyped || drafting.current) reportDraft(keeping, offer !== undefined, isTyped ? typed : null);
    drafting.current = isTyped;
  });
  // The object changes on every render; its JSON shows whether anything was typed.
  const written = JSON.stringify([typed.fields, typed.files, typed.words]);
  const { updatedAt } = typed;
  useEffect(() => report(written, updatedAt, onDraft), [written, updatedAt, onDraft]);

  const clear = useEffectEvent(() => {
    if (draft !== undefined && offer === undefined && isSpent(of, draft, stored)) onAnswer(draft, 'deleted');
  });
  const offeredAt = draft?.at;
  // oxlint-disable-next-line react/exhaustive-deps -- once for each incoming draft
  useEffect(() => clear(), [offeredAt]);

  // A second press of a double tap must not answer the next offer, which has its buttons in the same place.
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), betweenOffersMs);
    return () => clearTimeout(timer);
  }, [isResting]);

  const answer = (by: DraftAnswer) => {
    if (offer === undefined) return;
    setSeen({ draft, offer: undefined });
    setResting(true);
    if (by === 'opened') onRestore(offer);
    onAnswer(offer, by);
  };
  if (isResting) return undefined;
  return (
    offer && {
      when: relativeTime(offer.at, now),
      at: offer.elsewhere === true ? formatClock(offer.at, now) : undefined,
      files: offer.files ?? [],
      onRestore: isRestorable(offer) ? () => answer('opened') : undefined,
      onDrop: () => answer('deleted'),
    }
  );
}
