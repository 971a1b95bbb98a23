import { createHash } from 'node:crypto';
import { type DraftSubject, newEntryId } from '@vitrin/contract/drafts/formDraft';
import { draftFieldsOf } from '@vitrin/contract/drafts/draftFields';
import { endpoints } from '@vitrin/contract/endpoints';
import { type HistoryKind, historyKinds } from '@vitrin/contract/history/history';
import { limits } from '@vitrin/contract/limits';
import { type Access, isEnough } from '@vitrin/contract/accounts/role';
import { ZodError } from 'zod';
import { HttpError } from '../http/httpErrors.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import { saveTab } from '../settings/saveTab.ts';
import type { DraftRow } from '../store/schema.ts';
import { type Applying, draftedKinds } from './draftedKinds.ts';

/** The role that saving a form needs, and so the least that may show its draft to others. */
export const roleToSave = (kind: HistoryKind): Access =>
  kind === 'settings' ? endpoints.siteInfo.save.access : endpoints[kind].update.access;

/** The id of a draft's entry in a preview; for a new entry it is the same every time. */
export function previewedId({ userId, subject }: { userId: string; subject: DraftSubject }): string {
  if (subject.id !== newEntryId) return subject.id;
  const hash = createHash('sha256').update(`${userId} ${subject.kind}`).digest('hex');
  return `draft-${hash.slice(0, 32)}`;
}

/**
 * Saves the drafts of a person, one of them or the latest of all, within a rehearsal. What cannot be saved by the rules
 * of its form, or with the role of the person, stays as it is stored.
 */
export async function applyDrafts(applying: Applying, only: DraftSubject | null): Promise<void> {
  const { store, viewer } = applying;
  const of = store.read.selectFrom('draft').selectAll().where('userId', '=', viewer.user.id);
  const asked = only === null ? of : of.where('kind', '=', only.kind).where('entryId', '=', only.id);
  const rows = await asked
    .orderBy('keptAt', 'desc')
    .orderBy('entryId')
    .limit(limits.previewedDrafts)
    .execute();
  // In the order of ids, like all code that locks several rows.
  for (const row of rows.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1)))
    await tryDraft(applying, row, only);
  // The subject of a link is shown even if none of its draft can be saved.
  const isDrafted = rows.length > 0;
  if (only !== null && !isDrafted && only.kind !== 'settings' && only.id !== newEntryId) {
    await tryDraft(applying, { kind: only.kind, entryId: only.id, fields: {} }, only);
  }
}

async function tryDraft(
  applying: Applying,
  row: Pick<DraftRow, 'kind' | 'entryId' | 'fields'>,
  only: DraftSubject | null,
): Promise<void> {
  const kind = historyKinds.find((each) => each === row.kind);
  const { role, user } = applying.viewer;
  if (kind === undefined || !isEnough(role, roleToSave(kind))) return;
  const subject = { kind, id: row.entryId };
  try {
    if (kind === 'settings') return await applySettings(applying, subject, row.fields);
    const shown = only !== null || row.entryId === newEntryId || !isEnough(role, 'editor');
    const id = previewedId({ userId: user.id, subject });
    await draftedKinds[kind].apply(applying, { id, fields: row.fields, shown });
  } catch (error) {
    const { path, ...others } = row.fields;
    // A path that has been taken is treated as one more invalid field.
    if (isUniqueViolation(error) && path !== undefined) {
      return tryDraft(applying, { ...row, fields: others }, only);
    }
    // For an incomplete draft, or one of an entry that is gone, the stored state is shown.
    if (!(error instanceof ZodError || error instanceof HttpError)) throw error;
  }
}

const applySettings = (
  { store, by }: Applying,
  subject: DraftSubject,
  fields: DraftRow['fields'],
): Promise<void> => {
  const rules = draftFieldsOf(subject) ?? {};
  const valid = Object.entries(fields).filter(([name, value]) => rules[name]?.safeParse(value).success);
  return saveTab({ store, by }, subject, Object.fromEntries(valid));
};
