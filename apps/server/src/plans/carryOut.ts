import { historyKinds } from '@vitrin/contract/history/history';
import { type PlanAct, planActs, type PlanFault } from '@vitrin/contract/drafts/plan';
import { isEnough, type Role } from '@vitrin/contract/accounts/role';
import { ZodError } from 'zod';
import { roleOfRow } from '../auth/permissions.ts';
import type { Clock } from '../clock.ts';
import type { Author } from '../history/keepVersion.ts';
import { HttpError } from '../http/httpErrors.ts';
import { roleToSave } from '../previews/applyDrafts.ts';
import { draftedKinds } from '../previews/draftedKinds.ts';
import { saveTab, sectionsOf } from '../settings/saveTab.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Reader, Store } from '../store/openStore.ts';
import type { PlanRow } from '../store/schema.ts';
import { savableOf } from './planFields.ts';

/** What names a plan: there is one of each act for each entry. */
export type PlanOf = Pick<PlanRow, 'kind' | 'entryId' | 'act'>;

/** Thrown if a plan cannot be carried out, and retrying would not help. */
class Fault extends Error {
  readonly fault: PlanFault;

  constructor(fault: PlanFault) {
    super(`A plan cannot be carried out: ${fault}`);
    this.fault = fault;
  }
}

/** Whether a role may plan a publication: it must be allowed to save it publicly. */
export const mayPlan = (role: Role, kind: (typeof historyKinds)[number]): boolean =>
  isEnough(role, 'editor') && isEnough(role, roleToSave(kind));

/**
 * Carries out a due plan. The plan is deleted in the transaction that applies it, so exactly one process does so, once,
 * whenever any of them ends. A permanent failure keeps the plan with its fault, and publishes nothing.
 */
export async function carryOut(store: Store, clock: Clock, of: PlanOf): Promise<void> {
  const now = clock.now();
  try {
    await store.together(async () => {
      const row = await take(store, of, now);
      if (row === undefined) return;
      const by = await authorNow(store.read, row, now);
      await requireSame(store.read, row);
      await applyPlan({ store, by }, row);
    });
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    await store.write((writer) =>
      writer
        .updateTable('plan')
        .set({ fault })
        .where('kind', '=', of.kind)
        .where('entryId', '=', of.entryId)
        .where('act', '=', of.act)
        .where('fault', '=', '')
        .where('dueAt', '<=', now)
        .execute(),
    );
  }
}

const take = (store: Store, { kind, entryId, act }: PlanOf, now: Date): Promise<PlanRow | undefined> =>
  store.write((writer) =>
    writer
      .deleteFrom('plan')
      .where('kind', '=', kind)
      .where('entryId', '=', entryId)
      .where('act', '=', act)
      .where('fault', '=', '')
      .where('dueAt', '<=', now)
      .returningAll()
      .executeTakeFirst(),
  );

/** The author of the plan, under their current name, if they still have the right. */
async function authorNow(reader: Reader, { userId, kind }: PlanRow, now: Date): Promise<Author> {
  const account = await reader
    .selectFrom('userAccount')
    .select(['name', 'surname', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (account === undefined || !mayPlan(roleOfRow(account), kindOf({ kind }))) throw new Fault('notAllowed');
  return { userId, name: `${account.name} ${account.surname}`.trim(), now };
}

function kindOf({ kind }: { kind: string }): (typeof historyKinds)[number] {
  const known = historyKinds.find((each) => each === kind);
  if (known === undefined) throw new Fault('gone');
  return known;
}

/** Throws if somebody else has changed the subject of a plan since it was made. Hiding an entry loses nothing. */
async function requireSame(reader: Reader, row: PlanRow): Promise<void> {
  const { entryId, act, base, userId, madeAt } = row;
  if (act === 'hide') return;
  const kind = kindOf(row);
  // Locked until the plan is carried out, so that nobody saves in between.
  const changedAt = kind === 'settings' ? null : await draftedKinds[kind].changedAt(reader, entryId, true);
  const ids = kind === 'settings' ? [...sectionsOf({ kind, id: entryId }, row.fields).keys()] : [entryId];
  const versions = await reader
    .selectFrom('version')
    .select(['userId', 'act'])
    .where('kind', '=', kind)
    .where('entryId', 'in', ids)
    .where('madeAt', '>', madeAt)
    .where('act', '!=', 'initial')
    .execute();
  if (versions.some((version) => version.userId !== userId && version.act !== 'moved'))
    throw new Fault('changed');
  if (changedAt === null || base === null || versions.length > 0) return;
  // Written without a version, as an import does.
  if (changedAt > base) throw new Fault('changed');
}

/** Applies a plan on behalf of its author. Throws if that is not possible. */
export async function applyPlan(
  { store, by }: { store: Store; by: Author },
  row: Pick<PlanRow, 'kind' | 'entryId' | 'act' | 'fields'>,
): Promise<void> {
  const kind = kindOf(row);
  const { entryId: id } = row;
  const act: PlanAct | undefined = planActs.find((each) => each === row.act);
  if (kind === 'settings') {
    await saveTab({ store, by }, { kind, id }, savableOf({ kind, id }, row.fields));
    return;
  }
  const fields = act === 'hide' ? {} : savableOf({ kind, id }, row.fields);
  await draftedKinds[kind].save({ store, by }, id, { ...fields, active: act === 'publish' });
}

/** Why a plan failed permanently; undefined if a retry may help, for example when the store is unavailable. */
function faultOf(error: unknown): PlanFault | undefined {
  if (error instanceof Fault) return error.fault;
  if (isUniqueViolation(error)) return 'pathTaken';
  if (error instanceof ZodError) return 'refused';
  if (!(error instanceof HttpError)) return undefined;
  const faults: Readonly<Record<number, PlanFault>> = {
    400: 'refused',
    403: 'notAllowed',
    404: 'gone',
    409: 'changed',
  };
  return faults[error.statusCode];
}
