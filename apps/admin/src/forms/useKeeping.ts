import type { Draft } from '@vitrin/ui/admin/editing';
import { useNow } from '../useNow.ts';
import { useDraft } from './useDraft.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

/**
 * What keeps the typing in a form from getting lost: a draft under a name, and a question before the form is left,
 * which gives the draft up. Another visit begins with what was kept until then.
 */
export function useKeeping(name: string, visit: string, isDraft: (value: unknown) => value is Draft) {
  const [found, onDraft] = useDraft(name, visit, isDraft);
  const { leaving, setDirty, pass } = useUnsavedGuard(() => onDraft(null));
  return {
    /** Goes somewhere without a question. */
    pass,
    keeping: {
      draft: found && { ...found.value, at: found.at },
      now: useNow(),
      leaving,
      onDirty: setDirty,
      onDraft,
    },
  };
}
