import type { VersionChange } from '@vitrin/contract/history/history';
import { changeBetween, isNoChange, noChange } from '@vitrin/contract/history/historyChange';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { SiteAtAct, SiteAtChange, SiteAtFault } from '@vitrin/contract/history/siteAt';
import { HttpError, invalidFields } from '../http/httpErrors.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Store } from '../store/openStore.ts';
import { bringBack } from '../trash/trash.ts';
import { type Author, versionTitle } from './keepVersion.ts';
import { isEntry, type SiteThing, thingsSince } from './siteThen.ts';
import { historyOf } from './subjects.ts';
import { comparedOf } from './versionContent.ts';

/** One subject to be restored. */
type Step = SiteThing & { act: SiteAtAct; change: VersionChange; title: string };

/**
 * Restores the whole site to a point in time, each subject by restoring a version, deleting it or bringing it back from
 * the trash. Returns what changed, and what could not be restored. Runs within a transaction of the store. Throws 400
 * and 409.
 */
export async function restoreSite(store: Store, at: Date, by: Author): Promise<SiteAtChange[]> {
  if (!(at < by.now)) throw invalidFields({ at: refusals.siteAtFuture() });
  // What comes back from the trash needs this lock, whose holders wait for the rows that are locked until then.
  return store.writeAlone(() => takeSteps(store, at, by));
}

async function takeSteps(store: Store, at: Date, by: Author): Promise<SiteAtChange[]> {
  const steps = await stepsTo(store, await thingsSince(store.read, at));
  const told: SiteAtChange[] = [];
  const tell = ({ subject, act, change, title }: Step, fault: SiteAtFault | null): void =>
    void told.push({ ...subject, act, change, title, fault });

  // Removals come first, since they free paths.
  let waiting: Step[] = [];
  for (const step of steps) {
    if (step.act === 'removed') {
      await historyOf(step.subject).remove?.(store, by);
      tell(step, null);
    } else if (step.act === 'changed' && step.was?.content === undefined) tell(step, 'unknown');
    else waiting.push(step);
  }
  // A path may be free only once the entry that has it now has been restored to its own.
  while (waiting.length > 0) {
    const blocked: Step[] = [];
    for (const step of waiting) {
      const fault = await take(store, step, by);
      if (fault === 'pathTaken') blocked.push(step);
      else tell(step, fault);
    }
    if (blocked.length === waiting.length) {
      for (const step of blocked) tell(step, 'pathTaken');
      break;
    }
    waiting = blocked;
  }
  const order = new Map(steps.map(({ subject }, index) => [`${subject.kind} ${subject.id}`, index]));
  const placeOf = ({ kind, id }: SiteAtChange): number => order.get(`${kind} ${id}`) ?? 0;
  return told.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The necessary steps, ordered by kind and then by id, the lock order of all code that locks several rows. */
async function stepsTo(store: Store, things: readonly SiteThing[]): Promise<Step[]> {
  const steps: Step[] = [];
  for (const thing of things) {
    const { subject, was, trashId } = thing;
    if (trashId !== undefined) {
      if (was === null) continue;
      const kept = await store.read
        .selectFrom('trash')
        .select('title')
        .where('id', '=', trashId)
        .executeTakeFirst();
      steps.push({ ...thing, act: 'returned', change: noChange, title: kept?.title ?? '' });
      continue;
    }
    const history = historyOf(subject);
    const now = await history.current(store.read);
    const title = isEntry(subject.kind) ? versionTitle(now) : '';
    if (was === null) {
      steps.push({ ...thing, act: 'removed', change: noChange, title });
      continue;
    }
    const content = was.content && ((await history.siteContent?.(store.read, was.content)) ?? was.content);
    const change = content === undefined ? noChange : changeBetween(comparedOf(now), comparedOf(content));
    if (content === undefined || !isNoChange(change))
      steps.push({ ...thing, was: { ...was, content }, act: 'changed', change, title });
  }
  return steps.toSorted(
    (a, b) => compare(a.subject.kind, b.subject.kind) || compare(a.subject.id, b.subject.id),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Restores one subject; if that is not possible, leaves it unchanged and returns the reason. */
async function take(store: Store, { subject, was, trashId }: Step, by: Author): Promise<SiteAtFault | null> {
  try {
    await store.write(async () => {
      if (trashId !== undefined) await bringBack(store, { by }, trashId, {});
      const content = was?.content;
      if (content === undefined) return;
      await store.write((writer) =>
        historyOf(subject).restore(
          { writer, making: { by, act: 'restored', restoredAt: was?.madeAt ?? by.now } },
          content,
          undefined,
        ),
      );
    });
    return null;
  } catch (error) {
    if (isUniqueViolation(error)) return 'pathTaken';
    if (!(error instanceof HttpError)) throw error;
    if (error.statusCode === 400) return 'refused';
    if (error.statusCode !== 409) throw error;
    return error.message === refusals.versionPictureGone() ? 'pictureGone' : 'pathTaken';
  }
}
