import type { DraftSubject } from '@vitrin/contract/drafts/formDraft';
import type { Draft, Keeping } from '@vitrin/ui/admin/editing';
import { useCallback } from 'react';
import { useNow } from '../shared/useNow.ts';
import { type StoredDraft, useDraft } from './useDraft.ts';
import { usePlanning } from './usePlanning.ts';
import { useServerDraft } from './useServerDraft.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

const offerOf = (found: StoredDraft<Draft> | undefined) => found && { ...found.value, at: found.at };

type IsDraft = (value: unknown) => value is Draft;

/** The draft of a form in this browser and, if it has a subject, on the server. */
function useDrafts(name: string, visit: string, isDraft: IsDraft, subject: DraftSubject | undefined) {
  const here = useDraft(name, visit, isDraft);
  return useServerDraft(subject, isDraft, here);
}

/**
 * Protects unsaved input: by a draft under a name, if it has a subject on the server too, and a confirmation before the
 * form is left, which discards the draft. The next visit starts with the draft at that time.
 */
export function useKeeping(name: string, visit: string, isDraft: IsDraft, subject?: DraftSubject) {
  const { offer, others, keep, drop } = useDrafts(name, visit, isDraft, subject);
  // An offered draft that was not answered is not part of what was typed.
  const forget = useCallback(() => keep(null, offer), [keep, offer]);
  const { leaving, setDirty, pass } = useUnsavedGuard(forget);
  const planning = usePlanning(subject);
  return {
    /** Navigates without a confirmation. */
    pass,
    /** Discards the input. */
    forget,
    keeping: {
      draft: offer,
      others,
      planning,
      now: useNow(),
      leaving,
      onDirty: setDirty,
      onDraft: keep,
      onDropDraft: drop,
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
  const ofDialog = useDraft(dialog.name, dialog.name, dialog.isDraft);
  const dialogOffer = offerOf(ofDialog.found);
  const { leaving, setDirty, unsaved } = useUnsavedGuard(() => {
    ofDialog.keep(null, dialogOffer);
    ofForm.keep(null, ofForm.offer);
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
      onDropDraft: ofForm.drop,
    },
    dialog: {
      draft: dialogOffer,
      now,
      leaving: isDialogs ? leaving : undefined,
      onDirty: onDialogDirty,
      onDraft: ofDialog.keep,
      onDropDraft: ofDialog.drop,
    },
  };
}
