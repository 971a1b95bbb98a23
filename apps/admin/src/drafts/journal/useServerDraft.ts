import type { DraftSubject, FormDraft } from '@vitrin/contract/drafts/formDraft';
import type { Draft, DraftAnswer, DraftOffer, OtherDraft } from '@vitrin/ui/admin/editing';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { client, connection } from '../../api.ts';
import { createDraftSync, type DraftNews, newerOf } from './draftSync.ts';
import { isSentHere, type Journal, noteSent } from './journal.ts';

const { drafts } = client;

/** How often a form checks who else is typing, in milliseconds. */
const lookMs = 30_000;

/** The most that browsers send from a closing page. */
const lastingBytes = 60_000;

/** A form's draft on the server, besides the one in this browser. */
export type ServerDraft = {
  /** The offered draft: the newer of both. */
  offer: DraftOffer | undefined;
  others: readonly OtherDraft[];
  keep: (draft: Draft | null) => void;
  /** The offered draft was opened, or is deleted where it came from; the next one is offered. */
  answer: (offer: DraftOffer, answer: DraftAnswer) => void;
  /** Something else takes the place of what is typed, which this browser keeps for a later visit. */
  setAside: () => void;
};

const nothing: DraftNews = { foreign: undefined, others: [] };
const never = () => () => undefined;

/** A draft from the server in the form's format. */
const draftOf = ({ fields, base, files }: FormDraft): Draft => ({
  fields: Object.fromEntries(fields.map(({ name, html, value }) => [name, html ?? value])),
  updatedAt: base ?? undefined,
  files,
});

/** A draft from the server, as an offer; undefined if it is none for the form. */
function offerOf(
  foreign: FormDraft | undefined,
  isDraft: (value: unknown) => value is Draft,
): DraftOffer | undefined {
  const draft = foreign && draftOf(foreign);
  return foreign && isDraft(draft)
    ? { ...draft, at: foreign.at, elsewhere: !isSentHere(foreign.version) }
    : undefined;
}

/** Stores input on the server too, unless a draft is offered; stable per visit and subject. */
export function useServerDraft(
  subject: DraftSubject | undefined,
  isDraft: (value: unknown) => value is Draft,
  journal: Journal<Draft>,
): ServerDraft {
  const { kind, id } = subject ?? {};
  const sync = useMemo(() => {
    if (kind === undefined || id === undefined || drafts === undefined) return undefined;
    const params = { kind, id };
    return createDraftSync(
      {
        read: () => drafts.read({ params }),
        save: (body, lasting) =>
          drafts.save({ params, body, lasting: lasting && body.fields.length < lastingBytes / 3 }),
        remove: (version) => drafts.remove({ params, query: { version } }),
      },
      {
        isOwn: journal.wasSentAs,
        isWaiting: journal.isWaiting,
        onSend: (version) => {
          noteSent(version);
          journal.tag(version);
        },
      },
    );
  }, [kind, id, journal]);
  const found = useSyncExternalStore(journal.subscribe, journal.read);
  const { foreign, others } = useSyncExternalStore(sync?.subscribe ?? never, sync?.read ?? (() => nothing));

  useEffect(() => {
    if (sync === undefined) return undefined;
    sync.begin();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !connection.isLost()) void sync.look();
    }, lookMs);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') sync.flush(true);
    };
    const onLeave = () => sync.flush(true);
    const onReturn = connection.subscribe(() => {
      if (!connection.isLost()) sync.flush();
    });
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
      onReturn();
      sync.end();
    };
  }, [sync]);

  const elsewhere = useMemo(() => offerOf(foreign, isDraft), [foreign, isDraft]);
  const here = found && { ...found.value, at: found.at };
  const offer = newerOf(here, elsewhere);

  const isHeld = useCallback(
    () => journal.read() !== undefined || offerOf(sync?.read().foreign, isDraft) !== undefined,
    [journal, sync, isDraft],
  );
  const keep = useCallback(
    (draft: Draft | null) => {
      journal.keep(draft);
      sync?.keep(draft, isHeld());
    },
    [journal, sync, isHeld],
  );
  const answer = useCallback(
    ({ at, elsewhere: isForeign }: DraftOffer, by: DraftAnswer) => {
      if (by === 'opened') journal.setAside();
      if (isForeign !== undefined) return sync?.answer(by);
      journal.answer({ at }, by);
      if (by === 'opened') return;
      sync?.keep(journal.typed(), isHeld());
      sync?.flush();
    },
    [journal, sync, isHeld],
  );
  // What was typed beside an offer is sent once there is none, even if it was answered on another device.
  const isOffered = offer !== undefined;
  useEffect(() => {
    const typed = journal.typed();
    if (typed !== null) sync?.keep(typed, isOffered);
  }, [journal, sync, isOffered]);

  return { offer, others, keep, answer, setAside: journal.setAside };
}
