import type { DraftSubject } from '@vitrin/contract/drafts/formDraft';
import type { Draft, Keeping } from '@vitrin/ui/admin/editing';
import { useCallback, useRef } from 'react';
import { useNow } from '../shared/useNow.ts';
import { useDraft } from './journal/useDraft.ts';
import { usePlanning } from './usePlanning.ts';
import { useServerDraft } from './journal/useServerDraft.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

type IsDraft = (value: unknown) => value is Draft;

/** The draft of a form in this browser and, if it has a subject, on the server. */
function useDrafts(name: string, visit: string, isDraft: IsDraft, subject?: DraftSubject) {
  const draft = useServerDraft(subject, isDraft, useDraft(name, visit, isDraft));
  const { keep: store } = draft;
  /** Of a draft that has ended; another subject's is stored by another function. */
  const ended = useRef<typeof store>(undefined);
  const keep = useCallback(
    (typed: Draft | null) => {
      if (ended.current !== store) store(typed);
    },
    [store],
  );
  const end = useCallback(() => {
    store(null);
    ended.current = store;
  }, [store]);
  return { ...draft, keep, end };
}

/**
 * Protects unsaved input: by a draft under a name, if it has a subject on the server too, and a confirmation before the
 * form is left, which discards the draft. The next visit starts with the draft at that time.
 */
export function useKeeping(name: string, visit: string, isDraft: IsDraft, subject?: DraftSubject) {
  const { offer, others, keep, end, answer, setAside } = useDrafts(name, visit, isDraft, subject);
  const { leaving, setDirty, pass } = useUnsavedGuard(() => keep(null));
  const planning = usePlanning(subject);
  return {
    /** Navigates without a confirmation. */
    pass,
    /**
     * Discards the input and stores no more of it under this name: what is typed until the form has moved to another one
     * is stored there. A draft that is offered is no part of it.
     */
    end,
    keeping: {
      draft: offer,
      others,
      planning,
      now: useNow(),
      leaving,
      onDirty: setDirty,
      onDraft: keep,
      onAnswer: answer,
      onSetAside: setAside,
    },
  };
}

const inDialog = 'dialog';

/** The same for a form and a dialog over it that saves independently; leaving asks about the dialog first. */
export function useKeepingBoth(
  form: { name: string; isDraft: IsDraft; subject: DraftSubject | undefined },
  dialog: { name: string; isDraft: IsDraft },
): { form: Keeping; dialog: Keeping } {
  const ofForm = useDrafts(form.name, form.name, form.isDraft, form.subject);
  const ofDialog = useDrafts(dialog.name, dialog.name, dialog.isDraft);
  const { leaving, setDirty, unsaved } = useUnsavedGuard(() => {
    ofDialog.keep(null);
    ofForm.keep(null);
  });
  const onDialogDirty = useCallback((isDirty: boolean) => setDirty(isDirty, inDialog), [setDirty]);
  const now = useNow();
  const planning = usePlanning(form.subject);
  const isDialogs = unsaved.has(inDialog);
  return {
    form: {
      draft: ofForm.offer,
      others: ofForm.others,
      planning,
      now,
      leaving: isDialogs ? undefined : leaving,
      onDirty: setDirty,
      onDraft: ofForm.keep,
      onAnswer: ofForm.answer,
      onSetAside: ofForm.setAside,
    },
    dialog: {
      draft: ofDialog.offer,
      now,
      leaving: isDialogs ? leaving : undefined,
      onDirty: onDialogDirty,
      onDraft: ofDialog.keep,
      onAnswer: ofDialog.answer,
    },
  };
}
