import type { DraftAnswer } from '@vitrin/ui/admin/editing';

/** Unsaved form input, with the time when it was typed. */
export type StoredDraft<T> = {
  value: T;
  at: string;
  /** The version as which it was last sent to the server; more may have been typed since. */
  sentAs?: string | undefined;
};

/**
 * What this browser stores of a form under a name for the person who types: what is typed, above earlier drafts that
 * await an answer.
 */
export type Journal<T> = {
  /** The newest draft from before the visit that awaits an answer. */
  read: () => StoredDraft<T> | undefined;
  subscribe: (listener: () => void) => () => void;
  /** What is typed in this visit, or null. */
  typed: () => T | null;
  /** Whether a draft from before the visit was last sent as a version. */
  wasSentAs: (version: string) => boolean;
  /** Whether a draft that awaits an answer was last sent as a version. */
  isWaiting: (version: string) => boolean;
  /** Stores input, debounced; null once there is none. */
  keep: (value: T | null) => void;
  /** The found draft was opened, or is deleted: the next older one is found. */
  answer: (draft: Pick<StoredDraft<T>, 'at'>, answer: DraftAnswer) => void;
  /** Another draft takes the place of what is typed, which stays stored for a later visit. */
  setAside: () => void;
  /** Records the version as which the stored input is sent. */
  tag: (version: string) => void;
  /** Stores pending input at once. */
  flush: () => void;
  /** The visit has ended: what a later one has taken over is not changed any more. */
  close: () => void;
};

/** The most drafts of a form that await an answer; what is typed beside them is not stored. */
export const waitingAtMost = 20;

const pauseMs = 400;

type IsValue<T> = (value: unknown) => value is T;

function draftIn<T>(kept: unknown, isValue: IsValue<T>): StoredDraft<T> | undefined {
  if (typeof kept !== 'object' || kept === null || !('value' in kept && 'at' in kept)) return undefined;
  const { value, at } = kept;
  const sentAs = 'sentAs' in kept && typeof kept.sentAs === 'string' ? kept.sentAs : undefined;
  return isValue(value) && typeof at === 'string' ? { value, at, sentAs } : undefined;
}

/**
 * The place of a person's drafts of a form; undefined if nobody knows whose they would be. Those of version 0.1.0 have no
 * owner: they are removed, since anybody may have typed them.
 */
function placeOf(owner: string | undefined, name: string): string | undefined {
  try {
    localStorage.removeItem(`draft.${name}`);
  } catch {
    // Without storage there are none.
  }
  return owner === undefined ? undefined : `draft.${owner}.${name}`;
}

/** The valid drafts that this browser stores in a place, the newest first. */
function readDrafts<T>(place: string | undefined, isValue: IsValue<T>): readonly StoredDraft<T>[] {
  if (place === undefined) return [];
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    const isSome = typeof kept === 'object' && kept !== null;
    const earlier: readonly unknown[] =
      isSome && 'earlier' in kept && Array.isArray(kept.earlier) ? kept.earlier : [];
    return [kept, ...earlier].flatMap((each) => draftIn(each, isValue) ?? []);
  } catch {
    return [];
  }
}

const sentKey = 'drafts.sent';
const sentAtMost = 100;

/** The latest versions of drafts that this browser has sent to the server. */
function readSent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(sentKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether this browser has sent a version. */
export const isSentHere = (version: string): boolean => readSent().includes(version);

/** Records that this browser sends a version, to recognise it after the page was closed. */
export function noteSent(version: string): void {
  try {
    localStorage.setItem(sentKey, JSON.stringify([...readSent().slice(1 - sentAtMost), version]));
  } catch {
    // Without storage nothing can be recognised.
  }
}

/** Stores the drafts of a place, the newest first. */
function writeDrafts(place: string | undefined, [newest, ...earlier]: readonly StoredDraft<unknown>[]): void {
  if (place === undefined) return;
  try {
    if (newest === undefined) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify({ ...newest, earlier }));
  } catch {
    // Storage may be blocked or full; the form works without drafts.
  }
}

/**
 * Opens a person's journal of a form; nothing is stored if it is not known who types. `onFull` is called once, if input
 * is not stored since too many drafts await an answer.
 */
export function openJournal<T>(
  owner: string | undefined,
  name: string,
  isValue: IsValue<T>,
  onFull: () => void,
): Journal<T> {
  const place = placeOf(owner, name);
  const found = readDrafts(place, isValue);
  let waiting = found;
  let typed: StoredDraft<T> | undefined;
  let pending: { value: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFull = false;
  let isClosed = false;
  /** The drafts that are to be stored no longer, by their time. */
  const ended = new Set<string>();
  const listeners = new Set<() => void>();

  /** Stores what is typed; of the other drafts, which another tab may have changed, only the ended ones are removed. */
  function store(next: StoredDraft<T> | undefined) {
    const kept = readDrafts(place, isValue);
    if (isClosed && !kept.some(({ at }) => at === typed?.at)) return;
    if (typed !== undefined) ended.add(typed.at);
    if (next !== undefined) ended.delete(next.at);
    typed = next;
    const others = kept.filter(({ at }) => at !== next?.at && !ended.has(at));
    const isTooMuch = next !== undefined && others.length >= waitingAtMost;
    writeDrafts(place, next === undefined || isTooMuch ? others : [next, ...others]);
    if (isTooMuch && !isFull) onFull();
    isFull ||= isTooMuch;
  }

  function stop() {
    clearTimeout(timer);
    window.removeEventListener('pagehide', flush);
    pending = undefined;
  }

  function flush() {
    if (pending === undefined) return;
    const { value } = pending;
    stop();
    store({ value, at: new Date().toISOString(), sentAs: typed?.sentAs });
  }

  return {
    read: () => waiting[0],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    typed: () => pending?.value ?? typed?.value ?? null,
    wasSentAs: (version) => found.some(({ sentAs }) => sentAs === version),
    isWaiting: (version) => waiting.some(({ sentAs }) => sentAs === version),
    keep: (value) => {
      stop();
      if (value === null) return store(undefined);
      pending = { value };
      window.addEventListener('pagehide', flush);
      timer = setTimeout(flush, pauseMs);
    },
    answer: ({ at }, answer) => {
      waiting = waiting.filter((draft) => draft.at !== at);
      ended.add(at);
      // Keep an opened draft until the form has stored its values as new input.
      if (answer === 'deleted') store(typed);
      for (const listener of listeners) listener();
    },
    setAside: () => {
      flush();
      typed = undefined;
    },
    tag: (version) => {
      flush();
      if (typed !== undefined) store({ ...typed, sentAs: version });
    },
    flush,
    close: () => {
      flush();
      isClosed = true;
    },
  };
}
