import { adminFormsText } from '@vitrin/ui/text/panelText';
import { useEffect, useMemo } from 'react';
import { lastSignedIn, useSignedIn } from '../../session/session.ts';
import { tellFailure } from '../../shared/tellFailure.ts';
import { type Journal, openJournal, waitingAtMost } from './journal.ts';

/**
 * The journal of a form for the person who is signed in, or was until the session ended over the form. It is opened anew
 * at each visit; what is pending is stored as the form closes.
 */
export function useDraft<T>(
  name: string,
  visit: string,
  isValue: (value: unknown) => value is T,
): Journal<T> {
  const { user = lastSignedIn() } = useSignedIn();
  const owner = user?.id;
  const journal = useMemo(
    () => openJournal(owner, name, isValue, () => tellFailure(adminFormsText.draft.full(waitingAtMost))),
    // oxlint-disable-next-line react/exhaustive-deps -- another visit finds what the one before it has left
    [owner, name, visit, isValue],
  );
  useEffect(() => journal.flush, [journal]);
  return journal;
}
