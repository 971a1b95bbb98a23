import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Unsaved form input, with the time when it was typed. */
export type StoredDraft<T> = {
  value: T;
  at: string;
  /** The version as which it was last sent to the server; more may have been typed since. */
  sentAs?: string | undefined;
};

/** The draft of a form in this browser. */
export type DraftHere<T> = {
  /** The newest draft from before the visit, until it is answered. */
  found: StoredDraft<T> | undefined;
  /** Whether a draft from before the visit was last sent as a version. */
  wasSentAs: (version: string) => boolean;
  /** Stores input, or null once there is none; `beside` is a draft that still awaits an answer, and is kept with it. */
  keep: (value: T | null, beside?: unknown) => void;
  /** Deletes the found draft; returns whether an older one is left, which is found next. */
  drop: () => boolean;
  /** Records the version as which the stored input is sent. */
  tag: (version: string) => void;
};

const pauseMs = 400;
const storageKey = (name: string) => `draft.${name}`;

type IsValue<T> = (value: unknown) => value is T;

function draftIn<T>(kept: unknown, isValue: IsValue<T>): StoredDraft<T> | undefined {
  if (typeof kept !== 'object' || kept === null || !('value' in kept && 'at' in kept)) return undefined;
  const { value, at } = kept;
  const sentAs = 'sentAs' in kept && typeof kept.sentAs === 'string' ? kept.sentAs : undefined;
  return isValue(value) && typeof at === 'string' ? { value, at, sentAs } : undefined;
}

/** The valid drafts that this browser stores under a name, the newest first. */
function readDrafts<T>(name: string, isValue: IsValue<T>): readonly StoredDraft<T>[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null');
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

/** Stores the drafts of a name, the newest first. */
function writeDrafts(name: string, [newest, ...earlier]: readonly StoredDraft<unknown>[]): void {
  try {
    if (newest === undefined) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), JSON.stringify({ ...newest, earlier }));
  } catch {
    // Storage may be blocked or full; the form works without drafts.
  }
}

const isAnything = (_value: unknown): _value is unknown => true;

/**
 * The draft of a form at the start of the visit, and functions that store it from then on: debounced, and at once when
 * the form or the page closes. A draft that was not answered stays below what is typed beside it.
 */
export function useDraft<T>(name: string, visit: string, isValue: IsValue<T>): DraftHere<T> {
  // oxlint-disable-next-line react/exhaustive-deps -- a new item gets its id, and so another name, within a visit
  const opened = useMemo(() => ({ name, drafts: readDrafts(name, isValue) }), [visit]);
  // In a ref as well: a save that ends late must know what was answered since it began.
  const latestAnswered = useRef<ReadonlySet<StoredDraft<T>>>(new Set());
  const [answered, setAnswered] = useState(latestAnswered.current);
  const answer = useCallback((drafts: readonly StoredDraft<T>[]) => {
    if (drafts.every((draft) => latestAnswered.current.has(draft))) return;
    latestAnswered.current = new Set([...latestAnswered.current, ...drafts]);
    setAnswered(latestAnswered.current);
  }, []);
  const unanswered = useCallback(
    () => opened.drafts.filter((draft) => !latestAnswered.current.has(draft)),
    [opened],
  );
  /** What this visit stored last, by name. */
  const written = useRef(new Map<string, StoredDraft<T>>());
  // By name: the next draft, of another subject, must not replace one that is not stored yet.
  const waiting = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>());

  const flush = useCallback(() => {
    for (const { timer, write } of waiting.current.values()) {
      clearTimeout(timer);
      write();
    }
    waiting.current.clear();
  }, []);

  const keep = useCallback(
    (value: T | null, beside?: unknown) => {
      clearTimeout(waiting.current.get(name)?.timer);
      waiting.current.delete(name);
      const isBeside = beside !== undefined;
      if (!isBeside) answer(opened.drafts);
      const earlier = () => (name === opened.name ? unanswered() : []);
      if (value === null) {
        written.current.delete(name);
        writeDrafts(name, earlier());
        return;
      }
      const write = () => {
        const sentAs = isBeside ? undefined : written.current.get(name)?.sentAs;
        const draft = { value, at: new Date().toISOString(), sentAs };
        written.current.set(name, draft);
        writeDrafts(name, [draft, ...earlier()]);
      };
      waiting.current.set(name, { timer: setTimeout(flush, pauseMs), write });
    },
    [name, opened, answer, unanswered, flush],
  );

  const drop = useCallback(() => {
    flush();
    answer(unanswered().slice(0, 1));
    const left = unanswered();
    const typed = written.current.get(opened.name);
    writeDrafts(opened.name, typed === undefined ? left : [typed, ...left]);
    return left.length > 0;
  }, [opened, answer, unanswered, flush]);

  const tag = useCallback(
    (version: string) => {
      flush();
      const typed = written.current.get(name);
      const [newest, ...earlier] = readDrafts(name, isAnything);
      // Another tab may have stored its own since.
      if (typed === undefined || newest?.at !== typed.at) return;
      const tagged = { ...typed, sentAs: version };
      written.current.set(name, tagged);
      writeDrafts(name, [tagged, ...earlier]);
    },
    [name, flush],
  );

  const wasSentAs = useCallback(
    (version: string) => opened.drafts.some(({ sentAs }) => sentAs === version),
    [opened],
  );

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { found: opened.drafts.find((draft) => !answered.has(draft)), wasSentAs, keep, drop, tag };
}
