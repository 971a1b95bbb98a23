import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { settingTabs } from '@vitrin/contract/drafts/draftFields';
import { type DraftSubject, newEntryId } from '@vitrin/contract/drafts/formDraft';
import { historyKinds } from '@vitrin/contract/history/history';
import { limits } from '@vitrin/contract/limits';
import type { NewPreviewLink, PreviewLink, PreviewLinkDraft } from '@vitrin/contract/drafts/preview';
import { refusals } from '@vitrin/contract/errors/refusals';
import { previewPath, sitePaths } from '@vitrin/contract/paths/sitePaths';
import { fullNameOf } from '@vitrin/contract/accounts/session';
import { isEnough } from '@vitrin/contract/accounts/role';
import { userOf } from '../auth/accounts.ts';
import { requireRole, roleOfRow } from '../auth/permissions.ts';
import { secretHash } from '../auth/secretHash.ts';
import type { Viewer } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import { authorOf } from '../history/keepVersion.ts';
import { restoreSite } from '../history/restoreSite.ts';
import { HttpError, notFound } from '../http/httpErrors.ts';
import { bodyWith, JsonAnswer } from '../http/answers/sendAnswer.ts';
import { createWorkTurns, type WorkTurns } from '../http/workTurns.ts';
import { newId } from '../newId.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { PreviewLinkRow } from '../store/schema.ts';
import { applyDrafts, previewedId, roleToSave } from './applyDrafts.ts';
import { draftedKinds } from './draftedKinds.ts';

type Tools = { store: Store; clock: Clock };

const hourMs = 60 * 60 * 1_000;

/** 256 bits, in the form used in addresses. */
const tokenShape = /^[\w-]{43}$/;

const hashOf = (token: string): string => secretHash(`preview ${token}`);

/** A valid link and its author, with their current role. */
export type Preview = {
  id: string;
  token: string;
  title: string;
  expiresAt: Date;
  leftSeconds: number;
  subject: DraftSubject | null;
  /** Set if it shows the site at a moment instead of drafts. */
  moment: Date | undefined;
  maker: Viewer;
};

/** The subject kind of links that show the site at a moment. */
const siteAtMoment = 'siteAt';

const momentOf = ({ subjectKind, subjectId }: PreviewLinkRow): Date | undefined =>
  subjectKind === siteAtMoment ? new Date(subjectId ?? '') : undefined;

/** The subject of a link; a kind that is unknown by now shows nothing. */
function subjectOf({ subjectKind, subjectId }: PreviewLinkRow): DraftSubject | null | undefined {
  if (subjectKind === null || subjectId === null || subjectKind === siteAtMoment) return null;
  const kind = historyKinds.find((each) => each === subjectKind);
  return kind && { kind, id: subjectId };
}

const linkOf = (row: PreviewLinkRow & { name: string; surname: string }, viewer: Viewer): PreviewLink[] => {
  const subject = subjectOf(row);
  if (subject === undefined) return [];
  const moment = momentOf(row);
  return [
    {
      id: row.id,
      by: fullNameOf(row),
      mine: row.userId === viewer.user.id,
      subject,
      title: row.title,
      ...(moment && { moment: moment.toISOString() }),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      usedAt: row.usedAt?.toISOString() ?? null,
    },
  ];
};

/** The valid links, newest first: the viewer's, or for an owner all. */
export async function listPreviews({ store, clock }: Tools, viewer: Viewer): Promise<PreviewLink[]> {
  const all = store.read
    .selectFrom('previewLink')
    .innerJoin('userAccount', 'userAccount.id', 'previewLink.userId')
    .selectAll('previewLink')
    .select(['userAccount.name', 'userAccount.surname'])
    .where('previewLink.expiresAt', '>', clock.now());
  const own = isEnough(viewer.role, 'owner') ? all : all.where('previewLink.userId', '=', viewer.user.id);
  const rows = await own.orderBy('previewLink.createdAt', 'desc').orderBy('previewLink.id', 'desc').execute();
  return rows.flatMap((row) => linkOf(row, viewer));
}

/**
 * Creates a link and returns its address, which is not stored. Throws 403 if the viewer may not save its subject, 404
 * if that does not exist, and 409 beyond the limit. Clears expired links.
 */
export async function createPreview(
  tools: Tools,
  { subject, hours, moment }: PreviewLinkDraft,
  viewer: Viewer,
): Promise<NewPreviewLink> {
  const { store, clock } = tools;
  const now = clock.now();
  if (moment !== undefined) requireRole(viewer, 'owner');
  const token = randomBytes(32).toString('base64url');
  const { title } = subject === null ? nowhere : await lookAt(tools, subject, viewer);
  const row: PreviewLinkRow = {
    id: newId(now.getTime()),
    tokenHash: hashOf(token),
    userId: viewer.user.id,
    subjectKind: moment === undefined ? (subject?.kind ?? null) : siteAtMoment,
    subjectId: moment ?? subject?.id ?? null,
    title: title.slice(0, limits.titleCharacters),
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * hourMs),
    usedAt: null,
  };
  // Exclusive, so that concurrent calls cannot exceed the limit.
  await store.writeAlone(async (writer) => {
    await writer.deleteFrom('previewLink').where('expiresAt', '<=', now).execute();
    const links = await writer
      .selectFrom('previewLink')
      .select('id')
      .where('userId', '=', viewer.user.id)
      .execute();
    if (links.length >= limits.previewLinks)
      throw new HttpError(409, refusals.tooManyPreviews(limits.previewLinks));
    await writer.insertInto('previewLink').values(row).execute();
  });
  const [link] = linkOf({ ...row, name: viewer.user.name, surname: viewer.user.surname }, viewer);
  if (link === undefined) throw notFound('Draft');
  return { ...link, path: previewPath(token) };
}

const nowhere = { title: '', address: sitePaths.home() };

/**
 * The title of a draft, and the page that shows it. Throws 403 if the viewer may not save it, and 404 if it does not
 * exist.
 */
async function lookAt(
  { store, clock }: Tools,
  subject: DraftSubject,
  viewer: Viewer,
): Promise<{ title: string; address: string }> {
  const { kind, id } = subject;
  requireRole(viewer, roleToSave(kind));
  if (kind === 'settings') {
    if (settingTabs.every((tab) => tab !== id)) throw notFound('Setting');
    return nowhere;
  }
  const { look } = draftedKinds[kind];
  // A stored entry must exist, and be the viewer's own if the role requires that.
  if (id !== newEntryId) await look(store.read, id, viewer);
  else await requireDraft(store, subject, viewer);
  const place = previewedId({ userId: viewer.user.id, subject });
  return store.rehearse(async () => {
    await applyDrafts({ store, viewer, by: authorOf(viewer, clock) }, subject);
    // An incomplete new entry has no page yet.
    return look(store.read, place, { ...viewer, role: 'owner' }).catch(() => ({
      title: '',
      address: draftedKinds[kind].page,
    }));
  });
}

async function requireDraft({ read }: Store, { kind, id }: DraftSubject, { user }: Viewer): Promise<void> {
  const found = await read
    .selectFrom('draft')
    .select('version')
    .where('userId', '=', user.id)
    .where('kind', '=', kind)
    .where('entryId', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw notFound('Draft');
}

/** Revokes a link: the viewer's own, or for an owner any. Throws 404. */
export const revokePreview = (store: Store, id: string, { user, role }: Viewer): Promise<void> =>
  store.write(async (writer) => {
    const found = writer.deleteFrom('previewLink').where('id', '=', id);
    const { numDeletedRows } = await (isEnough(role, 'owner')
      ? found
      : found.where('userId', '=', user.id)
    ).executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('Preview link');
  });

/**
 * Ends the links to a new entry once it is stored or its draft deleted: the next draft with that id is a different one.
 */
export const endNewPreviews = (writer: Writer, userId: string, kind: string): Promise<unknown> =>
  writer
    .deleteFrom('previewLink')
    .where('userId', '=', userId)
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', newEntryId)
    .execute();

/** One rehearsal at a time, as there is one connection; nobody waits for more than a few others. */
const previewTurns = { atOnce: 1, places: 8 };

/** Shows drafts to visitors. */
export type Previews = {
  /** The link of a token; undefined if it is wrong, expired or revoked. */
  find: (token: string | undefined) => Promise<Preview | undefined>;
  /** Records that a link was opened, and returns the page that shows its subject. */
  open: (preview: Preview) => Promise<string>;
  /** Runs a read as if the drafts had been saved. */
  within: <T>(preview: Preview, read: () => Promise<T>) => Promise<T>;
  /** Runs work whose reads `within` a link all see one rehearsal of it. */
  rehearse: <T>(preview: Preview, work: () => Promise<T>) => Promise<T>;
  /** The queue of what shows previews, which strangers may ask for. */
  inTurn: WorkTurns;
};

/** The preview links of a store. `rest` waits for a number of milliseconds. */
export function createPreviews(
  tools: Tools,
  rest: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms),
): Previews {
  const { store, clock } = tools;
  const inTurn = createWorkTurns(previewTurns);
  const seeing = new AsyncLocalStorage<{ preview: Preview; applied: Promise<void> }>();
  let restsUntil = 0;

  /** A rehearsal has the only connection of SQLite; everybody else has it afterwards for as long. */
  async function paced<T>(work: () => Promise<T>): Promise<T> {
    const left = restsUntil - performance.now();
    if (left > 0) await rest(left);
    const begun = performance.now();
    try {
      return await work();
    } finally {
      restsUntil = 2 * performance.now() - begun;
    }
  }

  async function apply({ subject, moment, maker }: Preview): Promise<void> {
    const by = authorOf(maker, clock);
    if (moment === undefined) await applyDrafts({ store, viewer: maker, by }, subject);
    else await restoreSite(store, moment, by);
  }

  const rehearse: Previews['rehearse'] = (preview, work) =>
    paced(() =>
      store.rehearse(async () => {
        const applied = apply(preview);
        // It has to end within the rehearsal, whatever the work reads; each read hears of its failure.
        const ended = applied.catch(() => undefined);
        try {
          return await seeing.run({ preview, applied }, work);
        } finally {
          await ended;
        }
      }),
    );

  const within: Previews['within'] = async (preview, read) => {
    const seen = seeing.getStore();
    if (seen === undefined) return rehearse(preview, () => within(preview, read));
    await seen.applied;
    return wholeOf(await read());
  };

  return {
    inTurn,
    rehearse,
    within,
    find: async (token) => {
      const seen = seeing.getStore();
      if (seen !== undefined && seen.preview.token === token) return seen.preview;
      if (token === undefined || !tokenShape.test(token)) return undefined;
      const now = clock.now();
      const row = await store.read
        .selectFrom('previewLink')
        .innerJoin('userAccount', 'userAccount.id', 'previewLink.userId')
        .selectAll('previewLink')
        .select(['userAccount.name', 'userAccount.surname', 'userAccount.email'])
        .select(['userAccount.role', 'userAccount.language'])
        .where('previewLink.tokenHash', '=', hashOf(token))
        .where('previewLink.expiresAt', '>', now)
        .executeTakeFirst();
      const subject = row && subjectOf(row);
      if (row === undefined || subject === undefined) return undefined;
      const role = roleOfRow(row);
      const moment = momentOf(row);
      if (subject !== null && !isEnough(role, roleToSave(subject.kind))) return undefined;
      if (moment !== undefined && !isEnough(role, 'owner')) return undefined;
      const { id, title, expiresAt } = row;
      const maker = { user: userOf({ ...row, id: row.userId, pictureName: null }), role, tokenHash: '' };
      const leftSeconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000);
      return { id, token, title, expiresAt, leftSeconds, subject, moment, maker };
    },
    open: async ({ id, subject, maker }) => {
      await store.write((writer) =>
        writer.updateTable('previewLink').set({ usedAt: clock.now() }).where('id', '=', id).execute(),
      );
      if (subject === null) return nowhere.address;
      try {
        const { address } = await inTurn(() => paced(() => lookAt(tools, subject, maker)), 'visitor');
        return address;
      } catch (error) {
        if (error instanceof HttpError) return nowhere.address;
        throw error;
      }
    },
  };
}

/** A long list is read completely while the drafts are applied. */
async function wholeOf<T>(answer: T): Promise<T>;
async function wholeOf(answer: unknown): Promise<unknown> {
  if (!(answer instanceof JsonAnswer) || answer.chunks === undefined) return answer;
  const all: unknown[] = [];
  for await (const some of answer.chunks.entries()) all.push(...some);
  return new JsonAnswer(bodyWith(answer, all), answer.facts);
}
