import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { ContentGroup } from '@vitrin/contract/kinds/contentKinds';
import type { Load } from '@vitrin/contract/load';
import { notifySuccess, offerNext } from '@vitrin/ui/admin/notify';
import type { PictureChange, SaveOutcome, SaveRequest, StoredItem } from '@vitrin/ui/admin/saving';
import { adminFormsText } from '@vitrin/ui/text/panelText';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { client, connection } from '../api.ts';
import type { FormRules } from '../drafts/journal/isDraftOf.ts';
import { type Adding, newAdding, type SavingCalls, saveItem } from './itemSave.ts';
import { loadOf } from '../shared/loadOf.ts';
import { isGone } from '../shared/reasonOf.ts';
import { useRole } from '../session/session.ts';
import { type Subject, useSubject } from '../frame/subject.ts';
import type { VisitState } from './useVisit.ts';

/** How the panel loads, saves and names items of one kind. */
export type EditedKind<Item extends StoredItem, Fields, Change = PictureChange> = SavingCalls<
  Item,
  Fields,
  Change
> & {
  /** The prefix of its drafts' names. */
  name: string;
  /** The name of its versions. */
  history: ContentGroup;
  /** The schemas of its fields, by which a draft is recognised. */
  form: FormRules;
  read: (id: string, signal: AbortSignal) => Promise<Item>;
  /** The query keys of the lists that saving an item affects. */
  lists: readonly (readonly string[])[];
  editPath: (id: string) => string;
  /** Whether its form offers projects to choose from. */
  offersProjects: boolean;
  /** What the frame shows about an item. */
  subjectOf: (item: Item) => Subject;
  texts: () => { loadFailed: string; saved: string };
};

/** The name of a form's draft. */
export const draftName = (kind: { name: string }, id: string | undefined): string =>
  `${kind.name}.${id ?? 'new'}`;

/** The item of a form, loaded for each visit, and functions that save it; null for a new one. */
export function useEditedItem<Item extends StoredItem, Fields, Change extends { kind: string }>(
  kind: EditedKind<Item, Fields, Change>,
  id: string | undefined,
  visit: string,
  { pass, endDraft }: { pass: (go: () => void) => void; endDraft: () => void },
) {
  const role = useRole();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [added, setAdded] = useState<{ visit: string; item: Item }>();
  /** The visit on the screen: a save may end after its form was left. */
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = visit;
    return () => {
      shown.current = undefined;
    };
  }, [visit]);
  const addition = useRef<Adding & { visit: string }>(undefined);
  const isNew = id === undefined;
  const keyOf = (of: string) => ['edited', kind.name, of, visit];
  const query = useQuery<Item>({
    queryKey: keyOf(id ?? ''),
    queryFn: ({ signal }) => kind.read(id ?? '', signal),
    enabled: !isNew,
    // A new item is known when its form moves to its address.
    initialData: () => (added?.visit === visit && added.item.id === id ? added.item : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const load: Load<Item | null> = isNew
    ? { status: 'ready', data: null }
    : loadOf(query, kind.texts().loadFailed);

  async function save(request: SaveRequest<Item, Fields, Change>): Promise<SaveOutcome<Item, Change>> {
    if (addition.current?.visit !== visit) addition.current = { visit, ...newAdding() };
    const onSaved = () => {
      for (const queryKey of kind.lists) void queries.invalidateQueries({ queryKey });
    };
    const trash = client.trash && mayOpen(role, adminPaths.trash()) ? adminPaths.trash() : undefined;
    // Without a connection a read is not answered, but waited for.
    const isDeleted = async (of: string, signal: AbortSignal) =>
      !connection.isLost() && kind.read(of, signal).then(() => false, isGone);
    const calls = { ...kind, trash, isDeleted };
    const outcome = await saveItem(calls, request, onSaved, addition.current);
    if (outcome.status !== 'saved') return outcome;
    if (request.stored === null) moveIn(outcome.item);
    // Nothing is kept of a form that was left meanwhile.
    else queries.setQueryData(keyOf(outcome.item.id), (open?: Item) => open && outcome.item);
    if (outcome.picture === 'done') tellSaved(kind.subjectOf(outcome.item));
    return outcome;
  }

  function tellSaved({ siteHref, hidden = false }: Subject) {
    if (hidden) return notifySuccess(kind.texts().saved);
    offerNext(kind.texts().saved, {
      label: adminFormsText.saving.openPage,
      onPress: () => window.open(siteHref, '_blank', 'noopener'),
    });
  }

  /** Moves a new item's form to its permanent address; the form stays mounted. An item without an id has none. */
  function moveIn(item: Item) {
    // From now on what is typed is the draft of a stored entry.
    endDraft();
    if (shown.current !== visit) return;
    setAdded({ visit, item });
    const state: VisitState = { visit };
    pass(() => {
      if (item.id === '') void navigate('..', { relative: 'path', replace: true });
      else void navigate(kind.editPath(item.id), { replace: true, state });
    });
  }

  const item = load.status === 'ready' ? load.data : null;
  useSubject(
    item === null
      ? undefined
      : {
          ...kind.subjectOf(item),
          ...(client.history && { history: adminPaths.history(kind.history, item.id) }),
        },
  );
  return { load, save };
}
