import type { Draft, Keeping } from '@vitrin/ui/admin/editing';
import { useCallback } from 'react';
import { useNow } from '../useNow.ts';
import { type StoredDraft, useDraft } from './useDraft.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

const offerOf = (found: StoredDraft<Draft> | undefined) => found && { ...found.value, at: found.at };

/**
 * What protects unsaved input: a draft under a name, and a confirmation before the form is left, which discards the
 * draft. The next visit starts with the draft that was kept until then.
 */
export function useKeeping(name: string, visit: string, isDraft: (value: unknown) => value is Draft) {
  const [found, onDraft] = useDraft(name, visit, isDraft);
  const { leaving, setDirty, pass } = useUnsavedGuard(() => onDraft(null));
  return {
    /** Navigates without a confirmation. */
    pass,
    keeping: {
      draft: offerOf(found),
      now: useNow(),
      leaving,
      onDirty: setDirty,
      onDraft,
    },
  };
}

const inDialog = 'dialog';

/** The same for a form and a dialog over it that saves by itself; leaving asks about the dialog first. */
export function useKeepingBoth(
  form: { name: string; isDraft: (value: unknown) => value is Draft },
  dialog: { name: string; isDraft: (value: unknown) => value is Draft },
): { form: Keeping; dialog: Keeping } {
  const [ofForm, onFormDraft] = useDraft(form.name, form.name, form.isDraft);
  const [ofDialog, onDialogDraft] = useDraft(dialog.name, dialog.name, dialog.isDraft);
  const { leaving, setDirty, unsaved } = useUnsavedGuard(() => {
    onDialogDraft(null);
    onFormDraft(null);
  });
  const onDialogDirty = useCallback((isDirty: boolean) => setDirty(isDirty, inDialog), [setDirty]);
  const now = useNow();
  const isDialogs = unsaved.has(inDialog);
  return {
    form: {
      draft: offerOf(ofForm),
      now,
      leaving: isDialogs ? undefined : leaving,
      onDirty: setDirty,
      onDraft: onFormDraft,
    },
    dialog: {
      draft: offerOf(ofDialog),
      now,
      leaving: isDialogs ? leaving : undefined,
      onDirty: onDialogDirty,
      onDraft: onDialogDraft,
    },
  };
}
