import type { DraftSubject, FormDraft } from '@vitrin/contract/drafts/formDraft';
import type { Draft, DraftOffer, OtherDraft } from '@vitrin/ui/admin/editing';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { client, connection } from '../api.ts';
import { createDraftSync, type DraftNews, newerOf } from './draftSync.ts';
import { type DraftHere, isSentHere, noteSent } from './useDraft.ts';

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
  keep: (draft: Draft | null, beside?: DraftOffer) => void;
  /** Deletes the offered draft where it came from. */
  drop: (offer: DraftOffer) => void;
};

const nothing: DraftNews = { foreign: undefined, others: [] };
const never = () => () => undefined;

/** A draft from the server in the form's format. */
const draftOf = ({ fields, base, files }: FormDraft): Draft => ({
  fields: Object.fromEntries(fields.map(({ name, html, value }) => [name, html ?? value])),
  updatedAt: base ?? undefined,
  files,
});

/** Stores input on the server too; stable per visit and subject. */
export function useServerDraft(
  subject: DraftSubject | undefined,
  isDraft: (value: unknown) => value is Draft,
  { found, wasSentAs, keep: keepHere, drop: dropHere, tag }: DraftHere<Draft>,
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
        isOwn: wasSentAs,
        onSend: (version) => {
          noteSent(version);
          tag(version);
        },
      },
    );
  }, [kind, id, wasSentAs, tag]);
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

  const elsewhere = useMemo(() => {
    const draft = foreign && draftOf(foreign);
    return foreign && isDraft(draft)
      ? { ...draft, at: foreign.at, elsewhere: !isSentHere(foreign.version) }
      : undefined;
  }, [foreign, isDraft]);
  const here = found && { ...found.value, at: found.at };

  const keep = useCallback(
    (draft: Draft | null, beside?: DraftOffer) => {
      keepHere(draft, beside);
      sync?.keep(draft, beside !== undefined);
    },
    [keepHere, sync],
  );
  const drop = useCallback(
    (offer: DraftOffer) => {
      if (offer.elsewhere !== undefined) return sync?.drop();
      const isOlderLeft = dropHere();
      sync?.keep(null, isOlderLeft);
    },
    [dropHere, sync],
  );
  return { offer: newerOf(here, elsewhere), others, keep, drop };
}
