import { draftedFields, draftFieldsOf } from '@vitrin/contract/drafts/draftFields';
import type { DraftSubject } from '@vitrin/contract/drafts/formDraft';
import { historyKinds } from '@vitrin/contract/history/history';
import { limits } from '@vitrin/contract/limits';
import {
  type Plan,
  type PlanAct,
  planActs,
  type PlanDraft,
  planFaults,
  type plansAsked,
} from '@vitrin/contract/drafts/plan';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { z } from 'zod';
import { requireRole } from '../auth/permissions.ts';
import type { Viewer } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import { authorOf } from '../history/keepVersion.ts';
import { tableOf } from '../content/kindTables.ts';
import { HttpError, invalidFields, notFound } from '../http/httpErrors.ts';
import { roleToSave } from '../previews/applyDrafts.ts';
import { draftedKinds } from '../previews/draftedKinds.ts';
import { keepNamedBy } from '../library/keepNamed.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import type { ContentTable, PlanRow } from '../store/schema.ts';
import { applyPlan, mayPlan } from './carryOut.ts';
import { planFieldsOf } from './planFields.ts';

type Tools = { store: Store; clock: Clock };

const dayMs = 24 * 60 * 60 * 1_000;

/** A stored plan; lists do not read its fields. */
type StoredPlan = Omit<PlanRow, 'fields'> & Partial<Pick<PlanRow, 'fields'>>;

/** Plans as the API returns them, as far as the viewer may save their subject. */
async function plansOf(reader: Reader, rows: readonly StoredPlan[], viewer: Viewer): Promise<Plan[]> {
  const hidden = new Set<string>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ids = rows.filter((row) => row.kind === kind).map(({ entryId }) => entryId);
    for (const id of await hiddenOnes(reader, kind, ids)) hidden.add(`${kind} ${id}`);
  }
  return rows.flatMap((row) => planOf(row, viewer, hidden.has(`${row.kind} ${row.entryId}`)));
}

/** Which entries of a kind are hidden. */
async function hiddenOnes(reader: Reader, name: string, ids: readonly string[]): Promise<string[]> {
  const kind = historyKinds.find((each) => each === name);
  if (kind === undefined || kind === 'settings') return [];
  const rows = await reader
    .selectFrom<ContentTable>(tableOf[kind])
    .select('id')
    .where('id', 'in', ids)
    .where('active', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

function planOf(row: StoredPlan, viewer: Viewer, hidden: boolean): Plan[] {
  const kind = historyKinds.find((each) => each === row.kind);
  const act = planActs.find((each) => each === row.act);
  if (kind === undefined || act === undefined || !mayPlan(viewer.role, kind)) return [];
  return [
    {
      kind,
      id: row.entryId,
      act,
      at: row.dueAt.toISOString(),
      by: row.madeBy,
      mine: row.userId === viewer.user.id,
      madeAt: row.madeAt.toISOString(),
      title: row.title,
      hidden,
      fields:
        row.fields === undefined
          ? null
          : draftedFields(draftFieldsOf({ kind, id: row.entryId }) ?? {}, row.fields),
      fault: planFaults.find((each) => each === row.fault) ?? null,
    },
  ];
}

const listed = [
  'kind',
  'entryId',
  'act',
  'userId',
  'madeBy',
  'madeAt',
  'dueAt',
  'base',
  'title',
  'fault',
] as const;

/** Pending and failed plans, next first, as far as the viewer may save their subject. */
export async function listPlans(
  reader: Reader,
  { kind, id }: z.infer<typeof plansAsked>,
  viewer: Viewer,
): Promise<Plan[]> {
  const all = reader
    .selectFrom('plan')
    .select(listed)
    .where('kind', 'in', kind === undefined ? [...historyKinds] : [kind]);
  const rows = await (id === undefined ? all : all.where('entryId', '=', id).select('fields'))
    .orderBy('dueAt')
    .orderBy('kind')
    .orderBy('entryId')
    .orderBy('act')
    .limit(limits.plans)
    .execute();
  return plansOf(reader, rows, viewer);
}

const rowsOf = (reader: Reader, { kind, id }: DraftSubject, act: PlanAct) =>
  reader.selectFrom('plan').where('kind', '=', kind).where('entryId', '=', id).where('act', '=', act);

/**
 * Stores a plan, replacing an earlier one of the same person. Throws 400 for what could not be saved now, 403 and 404
 * like saving, and 409 if somebody else has planned or saved it in the meantime.
 */
export async function savePlan(
  { store, clock }: Tools,
  subject: DraftSubject,
  { act, at, base, fields: json }: PlanDraft,
  viewer: Viewer,
): Promise<Plan> {
  const { kind, id } = subject;
  requireRole(viewer, roleToSave(kind));
  const by = authorOf(viewer, clock);
  const dueAt = new Date(at);
  const [earliest, latest] = [by.now.getTime(), by.now.getTime() + limits.planDays * dayMs];
  if (!(dueAt.getTime() > earliest)) throw invalidFields({ at: refusals.planPast() });
  if (dueAt.getTime() > latest) throw invalidFields({ at: refusals.planFar(limits.planDays) });
  if (kind === 'settings' && act === 'hide') throw invalidFields({ act: refusals.planFields() });
  const fields = planFieldsOf(subject, act, json);
  const stored = kind === 'settings' ? undefined : await storedOf(store.read, subject, viewer);
  if (stored !== undefined && act === 'publish' && (base === null || new Date(base) < stored.changedAt))
    throw new HttpError(409, refusals.planOutdated());
  await rehearsePlan(store, { kind, entryId: id, act, fields }, by);
  const row: PlanRow = {
    kind,
    entryId: id,
    act,
    userId: by.userId,
    madeBy: by.name,
    madeAt: by.now,
    dueAt,
    base: stored?.changedAt ?? null,
    fields,
    title: (stored?.title ?? '').slice(0, limits.titleCharacters),
    fault: '',
  };
  // Exclusive, so that concurrent calls cannot exceed the limit.
  await store.writeAlone((writer) => writePlan(writer, subject, row));
  const [made] = await plansOf(store.read, [row], viewer);
  if (made === undefined) throw notFound('Plan');
  return made;
}

/** The title of an entry, and its last change. Throws 404. */
async function storedOf(
  reader: Reader,
  { kind, id }: DraftSubject,
  viewer: Viewer,
): Promise<{ title: string; changedAt: Date } | undefined> {
  if (kind === 'settings') return undefined;
  const { title } = await draftedKinds[kind].look(reader, id, viewer);
  return { title, changedAt: await draftedKinds[kind].changedAt(reader, id) };
}

/** Throws if a plan could not be carried out even now. */
async function rehearsePlan(
  store: Store,
  planned: Parameters<typeof applyPlan>[1],
  by: ReturnType<typeof authorOf>,
): Promise<void> {
  try {
    await store.rehearse(() => applyPlan({ store, by }, planned));
  } catch (error) {
    throw isUniqueViolation(error) ? invalidFields({ path: refusals.trashPathTaken() }) : error;
  }
}

async function writePlan(writer: Writer, subject: DraftSubject, row: PlanRow): Promise<void> {
  const { act } = row.act === 'hide' ? { act: 'hide' as const } : { act: 'publish' as const };
  const before = await rowsOf(writer, subject, act).selectAll().executeTakeFirst();
  if (before !== undefined && before.fault === '' && before.userId !== row.userId)
    throw new HttpError(409, refusals.planOthers());
  if (before === undefined) await requireRoom(writer);
  await dropRow(writer, subject, act);
  await writer.insertInto('plan').values(row).execute();
  await keepNamedBy(writer, row.fields);
}

async function requireRoom(writer: Writer): Promise<void> {
  const { count } = await writer
    .selectFrom('plan')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.plans) throw new HttpError(409, refusals.tooManyPlans(limits.plans));
}

async function dropRow(writer: Writer, { kind, id }: DraftSubject, act: PlanAct): Promise<bigint> {
  const { numDeletedRows } = await writer
    .deleteFrom('plan')
    .where('kind', '=', kind)
    .where('entryId', '=', id)
    .where('act', '=', act)
    .executeTakeFirst();
  return numDeletedRows;
}

/** Cancels a plan, whoever made it. Throws 403 if the viewer may not save its subject, and 404. */
export async function dropPlan(
  store: Store,
  subject: DraftSubject,
  act: PlanAct,
  viewer: Viewer,
): Promise<void> {
  requireRole(viewer, roleToSave(subject.kind));
  const dropped = await store.write((writer) => dropRow(writer, subject, act));
  if (dropped === 0n) throw notFound('Plan');
}
