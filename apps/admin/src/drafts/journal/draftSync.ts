import { ApiError } from '@vitrin/api-client/errors';
import type { FormDraft, FormDraftChange, FormDrafts } from '@vitrin/contract/drafts/formDraft';
import { limits } from '@vitrin/contract/limits';
import { newUuid } from '@vitrin/contract/newUuid';
import {
  type Draft,
  type DraftAnswer,
  type DraftOffer,
  isSome,
  type OtherDraft,
} from '@vitrin/ui/admin/editing';

/** The debounce before a draft is sent, and the pause before a retry. */
export const sendMs = 3_000;
const againMs = 10_000;

/** The calls about the draft of a form. */
export type DraftCalls = {
  read: () => Promise<FormDrafts>;
  /** With `lasting` it is sent even while the page closes, as far as the browser allows. */
  save: (change: FormDraftChange, lasting: boolean) => Promise<FormDrafts>;
  remove: (version: string) => Promise<unknown>;
};

/** What the server reports about a form besides the local input. */
export type DraftNews = {
  /** A draft from elsewhere, until it is opened, dismissed, or gone. */
  foreign: FormDraft | undefined;
  others: readonly OtherDraft[];
};

/** What this browser knows about its own drafts. */
export type OwnDrafts = {
  /** Whether the initial version of the form is also stored in this browser. */
  isOwn: (version: string) => boolean;
  /** Whether a version is that of a draft in this browser that awaits an answer. */
  isWaiting: (version: string) => boolean;
  /** Called with each version before it is sent. */
  onSend: (version: string) => void;
};

/** Stores the draft of a form on the server, one request at a time. */
export type DraftSync = {
  /** To be called when the form is opened. */
  begin: () => void;
  /** Asks the server for drafts; repeated from time to time, since others type too. */
  look: () => Promise<void>;
  /**
   * Sends input, debounced; null deletes what was sent before. With `held` nothing is sent, nor deleted what awaits an
   * answer: an earlier draft does, and must not be replaced until then.
   */
  keep: (draft: Draft | null, held: boolean) => void;
  /** The draft from elsewhere was opened, or is deleted. */
  answer: (answer: DraftAnswer) => void;
  /** Sends pending input at once. */
  flush: (lasting?: boolean) => void;
  /** Stops all retries. */
  end: () => void;
  read: () => DraftNews;
  subscribe: (listener: () => void) => () => void;
};

/** Versions that this page has sent, which identify them if a response was lost. */
const sent = new Set<string>();

/** Descriptions of pictures stay in this browser: each is a line, and the server's drafts have fields alone. */
const changeOf = ({ fields, updatedAt, files = [] }: Draft): Omit<FormDraftChange, 'version' | 'over'> => ({
  base: updatedAt ?? null,
  fields: JSON.stringify(fields),
  files: files.slice(0, limits.draftFiles).map((name) => name.slice(0, limits.titleCharacters)),
});

/** Input that the server will never accept: only this browser keeps it. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404, 413, 415].includes(error.status);

const isElsewhere = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The draft of a form on the server. */
export function createDraftSync(calls: DraftCalls, { isOwn, isWaiting, onSend }: OwnDrafts): DraftSync {
  const listeners = new Set<() => void>();
  let news: DraftNews = { foreign: undefined, others: [] };
  /** The last known version on the server; undefined until it was loaded. */
  let known: string | null | undefined;
  /** The last version that was made or opened here. */
  let mine: string | undefined;
  let wanted: { draft: Draft | null } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  /** The number of requests: the response to an earlier one is outdated. */
  let turns = 0;
  let isLasting = false;
  let isEnded = false;

  function tell(next: DraftNews) {
    const isSame =
      next.foreign === news.foreign && JSON.stringify(next.others) === JSON.stringify(news.others);
    if (isSame) return;
    news = next;
    for (const listener of listeners) listener();
  }

  function hear({ draft, others }: FormDrafts) {
    const version = draft?.version;
    let { foreign } = news;
    const isFirst = known === undefined;
    if (version === undefined || sent.has(version) || (isFirst && isOwn(version))) {
      known = version ?? null;
      mine = version;
      foreign = undefined;
    } else if (version !== known) {
      known = version;
      mine = undefined;
      foreign = draft ?? undefined;
      // The form reports its input again, now that it has this draft to offer.
      stop();
      wanted = undefined;
    }
    tell({ foreign, others });
  }

  const stop = () => clearTimeout(timer);

  function plan(milliseconds: number) {
    stop();
    if (!isEnded) timer = setTimeout(() => void work(), milliseconds);
  }

  async function work(): Promise<void> {
    stop();
    if (isWorking) return;
    isWorking = true;
    turns += 1;
    try {
      while (wanted !== undefined) await workOn(wanted);
    } catch {
      plan(againMs);
    } finally {
      isWorking = false;
      isLasting = false;
    }
  }

  async function workOn(task: { draft: Draft | null }): Promise<void> {
    const done = () => {
      if (wanted === task) wanted = undefined;
    };
    // What is on the server may be an own draft from before the visit, or one from elsewhere, which is offered first.
    if (known === undefined) {
      hear(await calls.read());
      return;
    }
    if (task.draft === null) {
      const gone = mine;
      if (gone !== undefined) await calls.remove(gone);
      if (gone !== undefined && known === gone) {
        known = null;
        mine = undefined;
      }
      return done();
    }
    const version = newUuid();
    sent.add(version);
    onSend(version);
    try {
      const { others } = await calls.save({ version, over: known, ...changeOf(task.draft) }, isLasting);
      known = version;
      mine = version;
      tell({ foreign: undefined, others });
      done();
    } catch (error) {
      if (isElsewhere(error)) hear(await calls.read());
      else if (isRefused(error)) done();
      else throw error;
    }
  }

  async function look(): Promise<void> {
    if (isWorking) return;
    const turn = turns;
    try {
      const found = await calls.read();
      if (turn === turns) hear(found);
    } catch {
      // A failed read is repeated before anything is sent.
    }
  }

  return {
    begin: () => {
      isEnded = false;
      void look();
    },
    look,
    keep: (typed, held) => {
      stop();
      const draft = typed !== null && isSome({ ...typed, words: undefined }) ? typed : null;
      const isHeld = held && (draft !== null || mine === undefined || isWaiting(mine));
      wanted = isHeld ? undefined : { draft };
      if (isHeld) return;
      if (draft === null) {
        void work();
        return;
      }
      // The offered draft was opened, or is already known.
      mine = known ?? undefined;
      tell({ ...news, foreign: undefined });
      plan(sendMs);
    },
    answer: (answer) => {
      if (news.foreign === undefined) return;
      mine = news.foreign.version;
      tell({ ...news, foreign: undefined });
      if (answer === 'opened') return;
      wanted = { draft: null };
      void work();
    },
    flush: (lasting = false) => {
      if (wanted === undefined) return;
      isLasting = lasting;
      void work();
    },
    end: () => {
      isEnded = true;
      if (wanted === undefined) stop();
      else void work();
    },
    read: () => news,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The newer of a draft in this browser and one from elsewhere. */
export function newerOf(
  here: DraftOffer | undefined,
  elsewhere: DraftOffer | undefined,
): DraftOffer | undefined {
  if (here === undefined || elsewhere === undefined) return here ?? elsewhere;
  return Date.parse(elsewhere.at) > Date.parse(here.at) ? elsewhere : here;
}
