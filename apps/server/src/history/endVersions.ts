import { limits } from '@vitrin/contract/limits';
import type { Clock } from '../clock.ts';
import { dropPicture } from '../media/pictures.ts';
import type { Store, Writer } from '../store/openStore.ts';
import { inChunks, textRows } from '../store/ordered.ts';
import { subjectOrder, type VersionSubject } from './keepVersion.ts';
import { settingPictures } from './settingVersion.ts';

const keptMs = limits.versionDays * 24 * 60 * 60 * 1_000;

/** The number of rows removed per transaction, so that nobody waits for long. */
const removedAtOnce = 500;

type Old = { kind: string; entryId: string; first: number; end: number };

/**
 * Removes expired versions, and returns how many: those older than the retention time that are not among the newest
 * ones of their subject. The newest version is one of these, so it is never removed.
 */
export async function sweepVersions(
  store: Store,
  { clock, signal }: { clock: Clock; signal?: AbortSignal | undefined },
): Promise<number> {
  const until = new Date(clock.now().getTime() - keptMs);
  let removed = 0;
  for await (const { kind, entryId, first, end } of oldOnes(store, until, signal)) {
    for (let from = first; from < end; from += removedAtOnce) {
      if (signal?.aborted === true) return removed;
      const before = Math.min(end, from + removedAtOnce);
      removed += await store.write((writer) => removeVersions(writer, { kind, entryId, before }));
    }
  }
  return removed;
}

/**
 * The subjects with versions to remove: those from `first` up to but not including `end`. Versions are removed only
 * from the oldest on.
 */
async function* oldOnes({ read }: Store, until: Date, signal: AbortSignal | undefined): AsyncGenerator<Old> {
  const all = read
    .selectFrom('version')
    .select(({ fn }) => [
      'kind',
      'entryId',
      fn.min('number').as('first'),
      fn.max('number').as('last'),
      fn.countAll().as('versions'),
      // Named like the column, it is read as a time.
      fn.min('madeAt').as('madeAt'),
    ])
    .groupBy(['kind', 'entryId']);
  for await (const subjects of inChunks(all, subjectOrder, textRows)) {
    if (signal?.aborted === true) return;
    for (const { kind, entryId, first, last, versions, madeAt } of subjects) {
      if (madeAt >= until || Number(versions) <= limits.keptVersions) continue;
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
      if (end > first) yield { kind, entryId, first, end };
    }
  }
}

/** Removes the history of a subject, with the pictures that nothing else shows. */
export const endHistory = (writer: Writer, { kind, id }: VersionSubject): Promise<number> =>
  removeVersions(writer, { kind, entryId: id });

/** Removes the versions of a subject, or those before a number. Their files are removed by the next sweep. */
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
