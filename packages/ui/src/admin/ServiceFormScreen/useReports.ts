import type { ServiceFields } from '@vitrin/contract/service';
import { useEffect, useRef } from 'react';

/** What a form tells those who keep it from getting lost. */
export type FormReports = {
  /** Told whether leaving would lose something. */
  onDirty: (dirty: boolean) => void;
  /** Told what is typed and not saved with the version it was typed over, or null once there is nothing. */
  onDraft: (draft: { fields: ServiceFields; updatedAt: string | undefined } | null) => void;
};

/** Reports whether anything is unsaved, and what is typed. */
export function useReports(
  { onDirty, onDraft }: FormReports,
  dirty: boolean,
  typed: boolean,
  fields: ServiceFields,
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
