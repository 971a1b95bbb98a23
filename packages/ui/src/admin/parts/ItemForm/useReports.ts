import { useEffect, useRef } from 'react';
import type { Draft } from './saving.ts';

/** What a form tells those who keep it from getting lost. */
export type FormReports<Fields> = {
  /** Told whether leaving would lose something. */
  onDirty: (dirty: boolean) => void;
  /** Told what is typed and not saved, or null once there is nothing. */
  onDraft: (draft: Draft<Fields> | null) => void;
};

/** Reports whether anything is unsaved, and what is typed. */
export function useReports<Fields>(
  { onDirty, onDraft }: FormReports<Fields>,
  dirty: boolean,
  typed: boolean,
  fields: Fields,
  version: string | undefined,
): void {
  const drafting = useRef(false);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => {
    if (typed) onDraft({ fields, updatedAt: version });
    // A draft that was never touched in this visit is left alone: it may still be on offer.
    else if (drafting.current) onDraft(null);
    drafting.current = typed;
  }, [fields, typed, version, onDraft]);
}
