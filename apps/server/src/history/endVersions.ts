import { limits } from '@vitrin/contract/limits';
import type { Clock } from '../clock.ts';
import { dropPicture } from '../media/pictures.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { VersionSubject } from './keepVersion.ts';
import { settingPictures } from './settingVersion.ts';

const keptMs = limits.versionDays * 24 * 60 * 60 * 1_000;

/** What is removed in one transaction, so that nobody waits for it. */
const removedAtOnce = 500;

type Old = { kind: string; entryId: string; first: number; end: number };

/**
 * Removes versions whose time is over, and answers how many: of each thing those that are older than the days that
 * versions are kept and not among its newest ones. The newest is among these, so that it never goes.
 */
export async function sweepVersions(
  store: Store,
  { clock, signal }: { clock: Clock; signal?: AbortSignal | undefined },
): Promise<number> {
  const until = new Date(clock.now().getTime() - keptMs);
  let removed = 0;
  for (const { kind, entryId, first, end } of await oldOnes(store, until)) {
    for (let from = first; from < end; from += removedAtOnce) {
      if (signal?.aborted === true) return removed;
      const before = Math.min(end, from + removedAtOnce);
      removed += await store.write((writer) => removeVersions(writer, { kind, entryId, before }));
    }
  }
  return removed;
}

/** Each thing with versions to remove: those from `first`, before `end`. What is older than one that stays goes alone. */
async function oldOnes({ read }: Store, until: Date): Promise<Old[]> {
  const things = await read
    .selectFrom('version')
    .select((is) => ['kind', 'entryId', is.fn.min('number').as('first'), is.fn.max('number').as('last')])
    .groupBy(['kind', 'entryId'])
    .having((is) => is.fn.min('madeAt'), '<', until)
    .having((is) => is.fn.countAll(), '>', limits.keptVersions)
    .execute();
  const old: Old[] = [];
  for (const { kind, entryId, first, last } of things) {
    const young = await read
      .selectFrom('version')
      .select('number')
      .where('kind', '=', kind)
      .where('entryId', '=', entryId)
      .where('madeAt', '>=', until)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    const end = Math.min(young?.number ?? last, last - limits.keptVersions + 1);
    if (end > first) old.push({ kind, entryId, first, end });
  }
  return old;
}

/** Takes the history of something away, with the pictures that nothing else shows. */
export const endHistory = (writer: Writer, { kind, id }: VersionSubject): Promise<number> =>
  removeVersions(writer, { kind, entryId: id });

/** Removes the versions of something, or those before a number. Their files go with the next sweep of files. */
async function removeVersions(
  writer: Writer,
  { kind, entryId, before }: { kind: string; entryId: string; before?: number },
): Promise<number> {
  const all = writer
    .selectFrom('version')
    .select('id')
    .where('kind', '=', kind)
    .where('entryId', '=', entryId);
  const gone = before === undefined ? all : all.where('number', '<', before);
  const pictures = await writer
    .selectFrom('versionPicture')
    .select('pictureId')
    .distinct()
    .where('versionId', 'in', gone)
    .execute();
  const { numDeletedRows } = await writer.deleteFrom('version').where('id', 'in', gone).executeTakeFirst();
  const shown = pictures.length === 0 ? new Set() : await settingPictures(writer);
  for (const { pictureId } of pictures) if (!shown.has(pictureId)) await dropPicture(writer, pictureId);
  return Number(numDeletedRows);
}
