import { limits } from '@vitrin/contract/limits';
import {
  type Version,
  type VersionComparison,
  versionActs,
  type VersionRecord,
} from '@vitrin/contract/history/history';
import { changeBetween } from '@vitrin/contract/history/historyChange';
import { refusals } from '@vitrin/contract/errors/refusals';
import { HttpError, invalidFields, notFound } from '../http/httpErrors.ts';
import { count } from '../http/listPage.ts';
import { type JsonAnswer, listAnswer } from '../http/answers/sendAnswer.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Reader, Store } from '../store/openStore.ts';
import type { VersionRow } from '../store/schema.ts';
import { type Author, newestVersion, type VersionSubject } from './keepVersion.ts';
import { historyOf, versionRecordOf } from './subjects.ts';
import { comparedOf, noContent, patched, type VersionContent } from './versionContent.ts';

/** The columns of a version without its content. */
const told = ['id', 'number', 'act', 'minor', 'madeBy', 'madeAt', 'restoredAt', 'change'] as const;
type Told = Pick<VersionRow, (typeof told)[number]>;

const versionOf = ({ id, act, minor, madeBy, madeAt, restoredAt, change }: Told): Version => ({
  id,
  at: madeAt.toISOString(),
  by: madeBy,
  act: versionActs.find((each) => each === act) ?? 'changed',
  minor,
  change,
  restored: act === 'restored' ? (restoredAt?.toISOString() ?? null) : null,
});

const rowsOf = (reader: Reader, { kind, id }: VersionSubject) =>
  reader.selectFrom('version').where('kind', '=', kind).where('entryId', '=', id);

type Asked = {
  pageSize?: number | undefined;
  before?: string | undefined;
  minor?: 'true' | 'false' | undefined;
};

/** The versions of an existing subject, newest first, after the one that `before` names. Throws 404. */
export async function listVersions(
  reader: Reader,
  subject: VersionSubject,
  { pageSize = limits.panelVersions, before, minor }: Asked,
): Promise<JsonAnswer<Version[]>> {
  await historyOf(subject).current(reader);
  const all = rowsOf(reader, subject);
  const asked =
    minor === undefined ? all : all.where('minor', 'in', minor === 'true' ? [true, false] : [false]);
  const page = asked.select(told).orderBy('number', 'desc').limit(pageSize);
  const after = before === undefined ? undefined : (await requireVersion(reader, subject, before)).number;
  const rows = await (after === undefined ? page : page.where('number', '<', after)).execute();
  return listAnswer(rows.map(versionOf), await count(asked));
}

async function requireVersion(reader: Reader, subject: VersionSubject, id: string): Promise<Told> {
  const row = await rowsOf(reader, subject).select(told).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('Version');
  return row;
}

/** The contents of a subject's versions by number, reconstructed from the newest backwards. */
export async function contentsOf(
  reader: Reader,
  subject: VersionSubject,
  numbers: readonly number[],
): Promise<VersionContent[]> {
  const rows = await rowsOf(reader, subject)
    .select(['number', 'content'])
    .where('number', '>=', Math.min(...numbers))
    .orderBy('number', 'desc')
    .execute();
  const found = new Map<number, VersionContent>();
  let content = noContent;
  for (const { number, content: patch } of rows) {
    content = patched(content, patch);
    if (numbers.includes(number)) found.set(number, content);
  }
  return numbers.map((number) => found.get(number) ?? noContent);
}

/** Compares a version with another one, or with the current state. Throws 404. */
export async function compareVersions(
  reader: Reader,
  subject: VersionSubject,
  asked: { version: string; with?: string | undefined },
): Promise<VersionComparison> {
  const history = historyOf(subject);
  const current = await history.current(reader);
  const from = await requireVersion(reader, subject, asked.version);
  const to = asked.with === undefined ? undefined : await requireVersion(reader, subject, asked.with);
  const [older = noContent, newer = current] = await contentsOf(
    reader,
    subject,
    to === undefined ? [from.number] : [from.number, to.number],
  );
  const record = (content: VersionContent): Promise<VersionRecord> =>
    versionRecordOf(reader, history, content);
  return {
    from: { version: versionOf(from), record: await record(older) },
    to: { version: to === undefined ? null : versionOf(to), record: await record(newer) },
    change: changeBetween(comparedOf(older), comparedOf(newer)),
  };
}

/**
 * Restores a version, at another path if one is given, and returns the newest version afterwards: a new one, unless
 * nothing differed. Throws 400, 404 and 409, the latter with a free path if its own is taken.
 */
export async function restoreVersion(
  store: Store,
  {
    subject,
    version,
    by,
    allow = async () => undefined,
  }: {
    subject: VersionSubject;
    version: string;
    by: Author;
    /** Throws if the caller may not, as far as only stored content tells. */
    allow?: (reader: Reader) => Promise<void>;
  },
  asked: { path?: string | undefined },
): Promise<{ version: Version }> {
  const path = asked.path || undefined;
  const history = historyOf(subject);
  if (path !== undefined && history.freePath === undefined)
    throw invalidFields({ path: 'Only entries with a page have a path' });
  let tried = path;
  try {
    // The places of the banner's pictures depend on each other.
    return await store.writeAlone(async (writer) => {
      await history.current(writer);
      await allow(writer);
      const row = await requireVersion(writer, subject, version);
      const [content = noContent] = await contentsOf(writer, subject, [row.number]);
      const own = content.fields['path'];
      tried ??= typeof own === 'string' ? own : undefined;
      const making = { by, act: 'restored', restoredAt: row.madeAt } as const;
      await history.restore({ writer, making }, content, path);
      return { version: versionOf((await newestVersion(writer, subject)) ?? row) };
    });
  } catch (error) {
    if (!isUniqueViolation(error) || history.freePath === undefined || tried === undefined) throw error;
    const message = refusals.trashPathTaken();
    const free = await history.freePath(store.read, tried);
    throw new HttpError(409, message, { errors: { path: message }, details: { path: tried, free } });
  }
}
