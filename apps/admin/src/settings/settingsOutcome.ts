import { ApiError } from '@vitrin/api-client/errors';
import type { SettingsOutcome } from '@vitrin/ui/admin/SettingsScreen';
import { isLost } from '../shared/reasonOf.ts';

/** One of the calls that save a form. */
export type SavedPart<Stored> = {
  /** Its name for the admin. */
  name: string;
  /** The path of its fields in the form; the root by default. */
  field?: string;
  /** What is stored of it then. */
  done: Promise<Partial<Stored>>;
};

/** The result of saving a form with several calls; what they did not save is as it was `before`. */
export async function outcomeOf<Stored extends object>(
  before: Stored,
  parts: readonly SavedPart<Stored>[],
): Promise<SettingsOutcome<Stored>> {
  const results = await Promise.allSettled(parts.map(({ done }) => done));
  const item = { ...before };
  for (const result of results) if (result.status === 'fulfilled') Object.assign(item, result.value);
  const failed = parts.flatMap((part, index) => {
    const result = results[index];
    return result?.status === 'rejected' ? [{ part, error: result.reason as unknown }] : [];
  });
  if (failed.length === 0) return { status: 'saved', item };
  const fields = failed.flatMap(({ part, error }) =>
    error instanceof ApiError
      ? Object.entries(error.fieldErrors).map(
          ([key, message]) => [part.field === undefined ? key : `${part.field}.${key}`, message] as const,
        )
      : [],
  );
  if (fields.length > 0) return { status: 'rejected', fields: Object.fromEntries(fields), item };
  if (failed.length < parts.length) {
    return { status: 'failed', notSaved: failed.map(({ part }) => part.name), item };
  }
  return { status: 'failed', lost: failed.some(({ error }) => isLost(error)) };
}
