import type { ContactMessage } from '@vitrin/contract/messages/message';
import type { MessageTyped, ReplyEnd, ReplyState } from '@vitrin/ui/admin/MessagesScreen';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../drafts/journal/useDraft.ts';
import { newRepeatKey } from '../shared/repeatKey.ts';
import { useIds } from '../shared/idSet.ts';
import { leavingMessages } from './messages.ts';

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
  /** The inbox was left: what a later visit has typed since stays. */
  close: () => void;
  /** The note on its way to the server. */
  sending: string | null;
  /** How far the reply is; undefined again once its message is left. */
  replying: ReplyState | undefined;
};

type Way = Partial<Pick<Entry, 'sending' | 'replying'>>;

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

/** The state of a reply once another one is typed: what is known of the sent one holds until the next is sent. */
function besides(replying: ReplyState | undefined, typed: string): ReplyState | undefined {
  if (replying === 'lost') return 'lostAndChanged';
  return replying === 'sent' || (replying === 'failed' && typed === '') ? undefined : replying;
}

const isEmpty = ({ reply, note }: MessageTyped): boolean => reply === '' && note === null;

/** A note from an earlier visit, below one that somebody else has written since. */
const caughtUp = (kept: Kept, stored = kept.base): Kept =>
  kept.note === null || kept.base === stored || stored === ''
    ? { ...kept, base: stored }
    : { ...kept, note: kept.note === stored ? null : `${stored}\n\n${kept.note}`, base: stored };

/**
 * Unsaved input about messages. It is stored in this browser, and restored when its message is opened; a message that
 * was left keeps it during the visit. `open` is undefined until the message is loaded, and if it is gone.
 */
export function useMessageDrafts(openId: string | undefined, open: Pick<ContactMessage, 'note'> | undefined) {
  const id = openId ?? '';
  const name = `message.${id}`;
  const journal = useDraft(name, name, isKept);
  const found = journal.read();
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(new Map());
  const latest = useRef(entries);
  const gone = useIds(leavingMessages);
  const kept = entries.get(id)?.kept ?? (found ? caughtUp(found.value, open?.note) : nothing);

  /** Input of an earlier visit needs no confirmation: it is back in the fields. */
  function keep(typed: Kept | null): void {
    if (found !== undefined) journal.answer(found, 'opened');
    journal.keep(typed);
  }

  useEffect(
    () => () => {
      for (const { close } of latest.current.values()) close();
    },
    [],
  );

  function replace(next: ReadonlyMap<string, Entry>): void {
    latest.current = next;
    setEntries(next);
  }

  /** Changes what is on its way, and leaves what is stored, which another visit may have changed. */
  function mark(of: string, way: Way): void {
    const entry = latest.current.get(of);
    if (entry !== undefined) replace(new Map([...latest.current, [of, { ...entry, ...way }]]));
  }

  /** Changes what is typed on a message: the open one, or one that was typed on before. */
  function change(of: string, changed: Partial<Kept>, way: Way = {}): void {
    const opened: Entry = { kept, keep, close: journal.close, sending: null, replying: undefined };
    const before = latest.current.get(of) ?? (of === id ? opened : undefined);
    if (before === undefined) return;
    const next = { ...before.kept, ...changed };
    before.keep(isEmpty(next) ? null : next);
    replace(new Map([...latest.current, [of, { ...before, ...way, kept: next }]]));
  }

  const all = [...entries].flatMap(([of, entry]) => (gone.has(of) ? [] : [entry]));
  return {
    typed: kept,
    /** How far the reply to the open message is. */
    replying: entries.get(id)?.replying,
    /** Whether anything is not on the server. */
    any: all.some((entry) => !isEmpty(entry.kept)),
    /** Whether anything is not on the server, nor a note on its way. */
    unsent: all.some(
      ({ kept: { reply, note }, sending }) => reply.trim() !== '' || (note !== null && note !== sending),
    ),
    type: (of: string, changed: Partial<MessageTyped>): void => {
      const base = of === id && kept.note === null ? { base: open?.note ?? '' } : {};
      const { reply } = changed;
      // Another reply is not the one that was sent.
      if (reply === undefined) change(of, { ...base, ...changed });
      else {
        const replying = besides(latest.current.get(of)?.replying, reply);
        change(of, { key: '', ...base, ...changed }, { replying });
      }
    },
    /** The idempotency key of a reply that is on its way from now on; undefined if one already was. */
    beginReply: (of: string): string | undefined => {
      change(of, {});
      const entry = latest.current.get(of);
      if (entry?.replying === 'sending') return undefined;
      const key = entry?.kept.key || newRepeatKey();
      change(of, { key }, { replying: 'sending' });
      return key;
    },
    /** Records how sending a reply ended, and keeps what was typed since. Returns the end, adjusted for that. */
    endReply: (of: string, sent: Pick<Kept, 'reply' | 'key'>, told: ReplyEnd): ReplyEnd => {
      const entry = latest.current.get(of);
      const end = told === 'lost' && entry?.kept.key !== sent.key ? 'lostAndChanged' : told;
      if (end === 'sent' && entry?.kept.reply === sent.reply) change(of, { reply: '', key: '' });
      mark(of, { replying: end });
      return end;
    },
    /** The message was left, so the end of its reply is reported elsewhere. */
    leave: (of: string): void => {
      if (latest.current.get(of)?.replying !== 'sending') mark(of, { replying: undefined });
    },
    /** The typed note, which is on its way from now on; undefined if it already was, or if there is nothing to send. */
    takeNote: (of: string): string | undefined => {
      const { kept: { note, base } = nothing, sending = null } = latest.current.get(of) ?? {};
      if (note === null || note === sending) return undefined;
      const differs = sending !== null || note.trim() !== base;
      change(of, differs ? {} : { note: null }, { sending: differs ? note : null });
      return differs ? note : undefined;
    },
    /** Records that the server has responded to a note; a later one, or a refused one, stays. */
    settleNote: (of: string, note: string, isSaved: boolean): void => {
      const entry = latest.current.get(of);
      // It was discarded in the meantime.
      if (entry === undefined) return;
      const isDone = isSaved && entry.kept.note === note;
      change(
        of,
        isDone ? { note: null } : isSaved ? { base: note.trim() } : {},
        entry.sending === note ? { sending: null } : {},
      );
    },
    /** Forgets what was typed on a message that was deleted. */
    forget: (of: string): void => {
      (latest.current.get(of)?.keep ?? (of === id ? keep : undefined))?.(null);
      replace(new Map([...latest.current].filter(([other]) => other !== of)));
    },
    discard: (): void => {
      for (const entry of latest.current.values()) entry.keep(null);
      replace(new Map());
    },
  };
}
