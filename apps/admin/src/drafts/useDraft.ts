import { adminFormsText } from '@vitrin/ui/text/panelText';
import { useEffect, useMemo } from 'react';
import { tellFailure } from '../shared/tellFailure.ts';
import { type Journal, openJournal, waitingAtMost } from './journal.ts';

/** The journal of a form, opened anew at each visit; what is pending is stored as the form closes. */
export function useDraft<T>(
  name: string,
  visit: string,
  isValue: (value: unknown) => value is T,
): Journal<T> {
  const journal = useMemo(
    () => openJournal(name, isValue, () => tellFailure(adminFormsText.draft.full(waitingAtMost))),
    // oxlint-disable-next-line react/exhaustive-deps -- another visit finds what the one before it has left
    [name, visit, isValue],
  );
  useEffect(() => journal.flush, [journal]);
  return journal;
}
