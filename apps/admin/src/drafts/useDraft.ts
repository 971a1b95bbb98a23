import { useCallback, useEffect, useMemo, useRef } from 'react';

/** Unsaved form input, with the time when it was typed. */
export type StoredDraft<T> = { value: T; at: string };

const pauseMs = 400;
const storageKey = (name: string) => `draft.${name}`;

/** The draft that this browser stores under a name; undefined if there is none, or an invalid one. */
function readDraft<T>(name: string, isValue: (value: unknown) => value is T): StoredDraft<T> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('value' in kept && 'at' in kept)) return undefined;
    const { value, at } = kept;
    return isValue(value) && typeof at === 'string' ? { value, at } : undefined;
  } catch {
    return undefined;
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

/** Stores a draft under a name, or removes it. */
function writeDraft(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), JSON.stringify({ value, at: new Date().toISOString() }));
  } catch {
    // Storage may be blocked or full; the form works without drafts.
  }
}

/**
 * The draft of a form at the start of the visit, and functions that store it from then on: debounced, and at once when
 * the form or the page closes.
 */
export function useDraft<T>(
  name: string,
  visit: string,
  isValue: (value: unknown) => value is T,
): [StoredDraft<T> | undefined, (value: T | null) => void] {
  // oxlint-disable-next-line react/exhaustive-deps -- a new item gets its id, and so another name, within a visit
  const found = useMemo(() => readDraft(name, isValue), [visit]);
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
    (value: T | null) => {
      clearTimeout(waiting.current.get(name)?.timer);
      waiting.current.delete(name);
      if (value === null) writeDraft(name, null);
      else {
        const write = () => writeDraft(name, value);
        waiting.current.set(name, { timer: setTimeout(flush, pauseMs), write });
      }
    },
    [name, flush],
  );

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return [found, keep];
}
