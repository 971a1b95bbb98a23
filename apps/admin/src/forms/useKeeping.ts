import type { Draft } from '@vitrin/ui/admin/editing';
import { useNow } from '../useNow.ts';
import { useDraft } from './useDraft.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

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
      draft: found && { ...found.value, at: found.at },
      now: useNow(),
      leaving,
      onDirty: setDirty,
      onDraft,
    },
  };
}
