import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { isEnough } from '@vitrin/contract/accounts/role';
import type { TrashItem } from '@vitrin/contract/history/trash';
import { notifySuccess, offerNext } from '@vitrin/ui/admin/notify';
import {
  type ReturnOutcome,
  type TrashPage,
  TrashScreen,
  type TrashView,
  type WholeTrash,
} from '@vitrin/ui/admin/TrashScreen';
import { adminTrashText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ourClient } from '../api.ts';
import { useCalm } from '../shared/useCalm.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { removed } from '../shared/removed.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { useRole } from '../session/session.ts';
import { useNow } from '../shared/useNow.ts';
import { returnOutcome } from './returnOutcome.ts';
import { entryAddress } from '../shared/entryAddress.ts';

/** The debounce of the search, in milliseconds. */
const typingMs = 200;

/** Loads a page of the trash, or the last one if the page is beyond it. */
async function readPage(view: TrashView, signal: AbortSignal): Promise<TrashPage> {
  const { search: q, kind, page } = view;
  const size = limits.panelTrash;
  const query = { page, pageSize: size, ...(q !== '' && { q }), ...(kind !== undefined && { kind }) };
  const { items, total: told } = await ourClient.trash.listAll.page({ query, signal });
  const total = told ?? items.length;
  const last = Math.max(1, Math.ceil(total / size));
  return page > last ? readPage({ ...view, page: last }, signal) : { items, page, size, total };
}

/** The trash over the API. */
export function TrashContainer() {
  const text = adminTrashText;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayErase = isEnough(useRole() ?? 'owner', endpoints.trash.remove.access);
  const now = useNow();
  const [view, setView] = useState<TrashView>({ search: '', kind: undefined, page: 1 });
  const asked = { ...view, search: useCalm(view.search.trim(), typingMs) };
  const query = useQuery({
    queryKey: [...keys.list('trash'), asked],
    queryFn: ({ signal }) => readPage(asked, signal),
    placeholderData: keepPreviousData,
    // It may just have been deleted elsewhere in the panel.
    staleTime: 0,
  });

  async function restore(item: TrashItem, path?: string): Promise<ReturnOutcome> {
    try {
      await ourClient.trash.restore({ params: { id: item.id }, body: path === undefined ? {} : { path } });
    } catch (error) {
      const outcome = returnOutcome(error, path, text.restoreFailed);
      if (outcome.status === 'failed') void queries.invalidateQueries({ queryKey: keys.list('trash') });
      return outcome;
    }
    offerNext(text.restored(item.title || text.untitled), {
      label: text.open,
      onPress: () => void navigate(entryAddress(item.kind, item.entryId)),
    });
    // It is back in the lists, and in their counts.
    await queries.invalidateQueries();
    return { status: 'back' };
  }

  async function act(work: () => Promise<string>, failed: string): Promise<void> {
    try {
      notifySuccess(await work());
    } catch {
      tellFailure(failed);
    }
    await queries.invalidateQueries({ queryKey: keys.list('trash') });
  }

  return (
    <TrashScreen
      trash={loadOf(query, text.loadFailed)}
      view={view}
      now={now}
      onView={setView}
      onRestore={restore}
      onCount={async () => {
        try {
          const { items, total } = await ourClient.trash.listAll.page({ query: { page: 1, pageSize: 1 } });
          const [newest] = items;
          return newest && { total: total ?? items.length, until: newest.deletedAt };
        } catch {
          tellFailure(text.emptyFailed);
          return undefined;
        }
      }}
      {...(mayErase && {
        onDelete: ({ id }: TrashItem) =>
          void act(async () => {
            await removed(ourClient.trash.remove({ params: { id } }));
            return text.removed;
          }, text.removeFailed),
        onEmpty: ({ until }: WholeTrash) =>
          void act(async () => {
            const { deleted } = await ourClient.trash.empty({ body: { until } });
            return text.emptied(deleted);
          }, text.emptyFailed),
      })}
    />
  );
}
