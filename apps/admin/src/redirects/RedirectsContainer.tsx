import { ApiError } from '@vitrin/api-client/errors';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrin/contract/limits';
import { redirectDraft, type RedirectDraft } from '@vitrin/contract/paths/redirect';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { type RedirectOutcome, type RedirectPage, RedirectsScreen } from '@vitrin/ui/admin/RedirectsScreen';
import { adminRedirectsText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { ourClient } from '../api.ts';
import { isDraftOf } from '../drafts/journal/isDraftOf.ts';
import { useKeeping } from '../drafts/useKeeping.ts';
import { useCalm } from '../shared/useCalm.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { removed } from '../shared/removed.ts';
import { tellFailure } from '../shared/tellFailure.ts';

/** The debounce of the search, in milliseconds. */
const calmMs = 250;

/** The two addresses being typed for a redirect. */
const isDraft = isDraftOf((fields) => Object.values(fields).every((value) => typeof value === 'string'));

/** Loads a page of the redirects, or the last one if the page is beyond it. */
async function readPage(page: number, q: string, signal: AbortSignal): Promise<RedirectPage> {
  const size = limits.panelRedirects;
  const { items, total: told } = await ourClient.redirects.listAll.page({
    query: { page, pageSize: size, ...(q !== '' && { q }) },
    signal,
  });
  const total = told ?? items.length;
  const last = Math.max(1, Math.ceil(total / size));
  return page > last ? readPage(last, q, signal) : { items, page, size, total };
}

/** The redirects over the API. */
export function RedirectsContainer() {
  const text = adminRedirectsText;
  const queries = useQueryClient();
  // A new redirect has no id, and neither has a closed dialog.
  const [edited, setEdited] = useState<string | null>();
  const name = `redirects.${edited === null ? 'new' : (edited ?? '')}`;
  const { keeping } = useKeeping(name, name, isDraft);
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const q = useCalm(search.trim(), calmMs);
  const query = useQuery({
    queryKey: [...keys.list('redirects'), page, q],
    queryFn: ({ signal }) => readPage(page, q, signal),
    placeholderData: keepPreviousData,
  });
  const reload = () => queries.invalidateQueries({ queryKey: keys.list('redirects') });

  async function save(draft: RedirectDraft, id: string | undefined): Promise<RedirectOutcome> {
    const body = redirectDraft.parse(draft);
    try {
      if (id === undefined) await ourClient.redirects.create({ body });
      else await ourClient.redirects.update({ params: { id }, body });
    } catch (error) {
      return { status: 'refused', errors: error instanceof ApiError ? error.fieldErrors : {} };
    }
    notifySuccess(text.saved);
    await reload();
    return { status: 'saved' };
  }

  async function remove(id: string): Promise<void> {
    try {
      await removed(ourClient.redirects.remove({ params: { id } }));
      notifySuccess(text.deleted);
    } catch {
      tellFailure(text.deleteFailed);
    }
    await reload();
  }

  return (
    <RedirectsScreen
      redirects={loadOf(query, text.loadFailed)}
      search={search}
      onSearch={(typed) => {
        setSearch(typed);
        setPage(1);
      }}
      onSave={save}
      onDelete={(id) => void remove(id)}
      onPage={setPage}
      keeping={keeping}
      onEdited={setEdited}
    />
  );
}
