import { limits } from '@vitrin/contract/limits';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import { DraftNotice } from '../Editing/DraftNotice.tsx';
import { type Draft, type DraftAnswer, type Keeping, reportDraft } from '../Editing/editing.ts';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { DialogLeaving } from '../LeaveDialog/LeaveDialog.tsx';
import { relativeTime } from '../relativeTime.ts';
import { useOpenOn } from '../useOpenOn.ts';

/** Single-line texts by the names of their fields. */
export type Words = Readonly<Record<string, string>>;

export type WordsDialogProps<Of extends Words> = {
  /** The subject of the texts, with the stored ones; the dialog is closed if undefined. */
  subject: { id: string; words: Of; updatedAt?: string | undefined } | undefined;
  title: string;
  /** The fields in order; `error` is shown at the field. */
  fields: Readonly<Record<keyof Of & string, { label: string; hint: string; error?: string | undefined }>>;
  /** Texts that are being sent or were rejected; the fields show them. */
  sent?: Of | undefined;
  busy: boolean;
  save: string;
  cancel: string;
  /** Preserves the unsaved input; optional. */
  keeping?: Keeping | undefined;
  /** The texts may be read, and not changed. */
  readOnly?: boolean;
  /** Whether other input besides these texts would be lost as well. */
  othersUnsaved?: boolean;
  /** Shown above the fields, such as the reason why the texts were rejected. */
  children?: ReactNode;
  /**
   * Resolves to whether the trimmed texts were stored. The dialog then closes, unless it is about another subject by
   * now; if they were not, it stays open and keeps them.
   */
  onSave: (words: Of) => Promise<boolean>;
  /** Discards what was typed. */
  onDiscard: () => void;
  /** Closes the dialog; pending requests continue. */
  onClose: () => void;
};

function mapped<Of extends Words>(words: Of, change: (value: string, key: string) => string): Of;
function mapped(words: Words, change: (value: string, key: string) => string): Words {
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, change(value, key)]));
}
const trimmed = <Of extends Words>(words: Of): Of => mapped(words, (value) => value.trim());
const areSame = (a: Words, b: Words): boolean => Object.keys(b).every((key) => a[key] === b[key]);
const changedIn = (words: Words, stored: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([key, value]) => value !== stored[key]));

/** Edits a few single-line texts in a dialog; the input is kept until it is saved or discarded. */
export function WordsDialog<Of extends Words>(props: WordsDialogProps<Of>) {
  const { subject, sent, busy, keeping, readOnly: isReadOnly = false } = props;
  /** The texts that were typed: the others may be stored anew meanwhile. */
  const [typed, setTyped] = useState<{ id: string; words: Words }>();
  const [closing, setClosing] = useState<string>();
  const isOpenOn = useOpenOn(subject?.id);
  const own = typed !== undefined && typed.id === subject?.id ? typed.words : undefined;
  const known = sent ?? subject?.words;
  const words = known && mapped(known, (value, key) => own?.[key] ?? value);
  const isChanged = subject !== undefined && words !== undefined && !areSame(trimmed(words), subject.words);
  const isDirty = isChanged || props.othersUnsaved === true;
  const waiting = offerOf();
  const offer = own === undefined && sent === undefined && !busy && !isReadOnly ? waiting : undefined;
  const onDirty = keeping?.onDirty;

  useLayoutEffect(() => {
    onDirty?.(isDirty);
    return () => onDirty?.(false);
  }, [isDirty, onDirty]);

  function offerOf(): { words: Of; at: string } | undefined {
    const draft = keeping?.draft;
    if (subject === undefined || draft === undefined) return undefined;
    const kept = mapped(subject.words, (value, key) => {
      const before = draft.fields[key];
      return typeof before === 'string' ? before : value;
    });
    return areSame(kept, subject.words) ? undefined : { words: kept, at: draft.at };
  }

  function type(changes: Words) {
    if (subject === undefined || words === undefined) return;
    setTyped({ id: subject.id, words: { ...own, ...changes } });
    const { updatedAt } = subject;
    const next: Words = { ...words, ...changes };
    const isSame = areSame(trimmed(next), subject.words);
    report(isSame ? null : { fields: changedIn(next, subject.words), updatedAt });
  }

  function report(draft: Draft | null) {
    if (keeping) reportDraft(keeping, waiting !== undefined, draft);
  }

  const answer = (by: DraftAnswer) => keeping?.draft && keeping.onAnswer(keeping.draft, by);

  async function save(): Promise<boolean> {
    if (subject === undefined || words === undefined || busy || isReadOnly) return false;
    const isSaved = await props.onSave(trimmed(words));
    if (!isSaved) return false;
    forget(subject.id);
    if (isOpenOn(subject.id)) props.onClose();
    return true;
  }

  /** Forgets what was typed for a subject; something may have been typed for another one in the meantime. */
  function forget(id: string) {
    report(null);
    setTyped((now) => (now?.id === id ? undefined : now));
    setClosing((now) => (now === id ? undefined : now));
  }

  function discard() {
    if (subject !== undefined) forget(subject.id);
    props.onDiscard();
  }

  function close() {
    // Rejected texts are kept where they are shown.
    const isKept = sent !== undefined && words !== undefined && areSame(trimmed(words), sent);
    if (isChanged && own !== undefined && !busy && !isKept) setClosing(subject.id);
    else props.onClose();
  }

  return (
    <>
      <FormDialog
        open={subject !== undefined}
        title={props.title}
        submit={isReadOnly ? undefined : props.save}
        cancel={props.cancel}
        busy={busy}
        onSubmit={() => void save()}
        onCancel={busy ? props.onClose : discard}
        onClose={close}
      >
        {offer && keeping && (
          <DraftNotice
            detail={adminFormsText.draft.typed(relativeTime(offer.at, keeping.now))}
            elsewhere={keeping.draft?.elsewhere}
            onRestore={() => {
              answer('opened');
              if (subject !== undefined) type(changedIn(offer.words, subject.words));
            }}
            onDrop={() => answer('deleted')}
          />
        )}
        {props.children}
        {Object.entries(props.fields).map(([key, { label, hint, error }]) => (
          <TextField
            key={key}
            label={label}
            hint={hint}
            error={error}
            lang={siteLanguage}
            maxLength={limits.titleCharacters}
            // What is typed after the texts were sent would not be saved with them.
            readOnly={busy || isReadOnly}
            value={words?.[key] ?? ''}
            onChange={({ target }) => type({ [key]: target.value })}
          />
        ))}
      </FormDialog>
      <DialogLeaving
        leaving={keeping?.leaving}
        closing={closing !== undefined && closing === subject?.id}
        onStay={() => setClosing(undefined)}
        onDiscard={discard}
        save={save}
      />
    </>
  );
}
