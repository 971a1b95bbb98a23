import type { ContactMessage } from '@vitrin/contract/messages/message';
import type { MessageTyped } from '@vitrin/ui/admin/MessagesScreen';
import { useRef, useState } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { newRepeatKey } from '../forms/repeatKey.ts';

/** What is typed on a message, as this browser keeps it. */
type Kept = MessageTyped & {
  /** The idempotency key of the reply, once it was sent; empty before, and after every change. */
  key: string;
  /** The stored note that the typed one replaces. */
  base: string;
};

type Entry = {
  kept: Kept;
  /** Stores it in this browser. */
  keep: (kept: Kept | null) => void;
  /** The note on its way to the server. */
  sending: string | null;
};

const nothing: Kept = { reply: '', note: null, key: '', base: '' };

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const kept = new Map<string, unknown>(Object.entries(value));
  const note = kept.get('note');
  return (
    ['reply', 'key', 'base'].every((name) => typeof kept.get(name) === 'string') &&
    (note === null || typeof note === 'string')
  );
}

const isEmpty = ({ reply, note }: MessageTyped): boolean => reply === '' && note === null;

/** A note from an earlier visit, below one that somebody else has written since. */
const caughtUp = (kept: Kept, stored: string): Kept =>
  kept.note === null || kept.base === stored || stored === ''
    ? { ...kept, base: stored }
    : { ...kept, note: kept.note === stored ? null : `${stored}\n\n${kept.note}`, base: stored };

/**
 * What is typed on messages and not on the server yet. It is stored in this browser, and found again when its message is
 * opened; a message that was left during the visit keeps it here.
 */
export function useMessageDrafts(open: Pick<ContactMessage, 'id' | 'note'> | undefined) {
  const id = open?.id ?? '';
  const [found, keep] = useDraft(`message.${id}`, id, isKept);
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(new Map());
  const latest = useRef(entries);
  const kept = entries.get(id)?.kept ?? (open && found ? caughtUp(found.value, open.note) : nothing);

  function replace(next: ReadonlyMap<string, Entry>): void {
    latest.current = next;
    setEntries(next);
  }

  /** Changes what is typed on a message: the open one, or one that was typed on before. */
  function change(of: string, changed: Partial<Kept>, sending?: string | null): void {
    const before = latest.current.get(of) ?? (of === id ? { kept, keep, sending: null } : undefined);
    if (before === undefined) return;
    const next = { ...before.kept, ...changed };
    before.keep(isEmpty(next) ? null : next);
    const entry = { ...before, kept: next, sending: sending === undefined ? before.sending : sending };
    replace(new Map([...latest.current, [of, entry]]));
  }

  const all = [...entries.values()];
  return {
    typed: kept,
    /** Whether anything is not on the server. */
    any: all.some((entry) => !isEmpty(entry.kept)),
    /** Whether anything is not on the server, nor a note on its way. */
    unsent: all.some(
      ({ kept: { reply, note }, sending }) => reply.trim() !== '' || (note !== null && note !== sending),
    ),
    type: (of: string, changed: Partial<MessageTyped>): void => {
      // Another reply is not the one that was sent.
      const key = changed.reply === undefined ? {} : { key: '' };
      const base = of === id && kept.note === null ? { base: open?.note ?? '' } : {};
      change(of, { ...key, ...base, ...changed });
    },
    /** The idempotency key of a reply that is being sent. */
    keyOf: (of: string): string => {
      change(of, {});
      const key = latest.current.get(of)?.kept.key || newRepeatKey();
      change(of, { key });
      return key;
    },
    /** A reply has been sent: what was typed since then stays. */
    settleReply: (of: string, reply: string): void => {
      if (latest.current.get(of)?.kept.reply === reply) change(of, { reply: '', key: '' });
    },
    /** The typed note, which is on its way from now on; undefined if it already was, or if there is nothing to send. */
    takeNote: (of: string): string | undefined => {
      const { kept: { note, base } = nothing, sending = null } = latest.current.get(of) ?? {};
      if (note === null || note === sending) return undefined;
      const differs = sending !== null || note.trim() !== base;
      change(of, differs ? {} : { note: null }, differs ? note : null);
      return differs ? note : undefined;
    },
    /** The server has answered to a note: a later one, or a refused one, stays. */
    settleNote: (of: string, note: string, isSaved: boolean): void => {
      const entry = latest.current.get(of);
      // It was discarded in the meantime.
      if (entry === undefined) return;
      const isDone = isSaved && entry.kept.note === note;
      change(of, isDone ? { note: null } : {}, entry.sending === note ? null : undefined);
    },
    discard: (): void => {
      for (const entry of latest.current.values()) entry.keep(null);
      replace(new Map());
    },
  };
}
