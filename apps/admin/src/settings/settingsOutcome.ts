import { ApiError } from '@vitrin/api-client/errors';
import type { SettingsOutcome } from '@vitrin/ui/admin/SettingsScreen';
import { isLost } from '../shared/reasonOf.ts';

/** One of the calls that save a form. */
export type SavedPart = {
  /** Its name for the admin. */
  name: string;
  /** The path of its fields in the form; the root by default. */
  field?: string;
  done: Promise<unknown>;
};

/** The result of saving a form with several calls. */
export async function outcomeOf(parts: readonly SavedPart[]): Promise<SettingsOutcome> {
  const results = await Promise.allSettled(parts.map(({ done }) => done));
  const failed = parts.flatMap((part, index) => {
    const result = results[index];
    return result?.status === 'rejected' ? [{ part, error: result.reason as unknown }] : [];
  });
  if (failed.length === 0) return { status: 'saved' };
  const fields = failed.flatMap(({ part, error }) =>
    error instanceof ApiError
      ? Object.entries(error.fieldErrors).map(
          ([key, message]) => [part.field === undefined ? key : `${part.field}.${key}`, message] as const,
        )
      : [],
  );
  if (fields.length > 0) return { status: 'rejected', fields: Object.fromEntries(fields) };
  if (failed.length < parts.length) {
    return { status: 'failed', notSaved: failed.map(({ part }) => part.name) };
  }
  return { status: 'failed', lost: failed.some(({ error }) => isLost(error)) };
}
