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

/** The id that the entry of a draft has in a preview: of one that is new the same at each look. */
export function previewedId({ userId, subject }: { userId: string; subject: DraftSubject }): string {
  if (subject.id !== newEntryId) return subject.id;
  const hash = createHash('sha256').update(`${userId} ${subject.kind}`).digest('hex');
  return `draft-${hash.slice(0, 32)}`;
}

/**
 * Saves the drafts of a person, one of them or the latest of all, within a rehearsal. What cannot be saved by the rules
 * of its form, or by the role of the person, is left as it is stored.
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
  // In the order of ids, as all who lock several rows do.
  for (const row of rows.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1)))
    await tryDraft(applying, row, only);
  // What a link is about is shown, also where nothing of it is left to be saved.
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
    // A path that is another's by now is one more field that is not valid.
    if (isUniqueViolation(error) && path !== undefined) {
      return tryDraft(applying, { ...row, fields: others }, only);
    }
    // Of an incomplete draft, or one of an entry that is gone, what is stored is shown.
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
