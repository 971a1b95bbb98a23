import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { LibraryPicture, LibraryWords, PictureUse, UsedPicture } from '@vitrin/contract/files/library';
import { accessOfUse } from '@vitrin/contract/files/pictureUploads';
import { limits } from '@vitrin/contract/limits';
import { isEnough } from '@vitrin/contract/accounts/role';
import {
  type LibraryPage,
  LibraryScreen,
  type LibraryView,
  type PictureActs,
} from '@vitrin/ui/admin/LibraryScreen';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminLibraryText as text } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ourClient } from '../api.ts';
import { isDraftOf } from '../drafts/journal/isDraftOf.ts';
import { reasonOf } from '../shared/reasonOf.ts';
import { useKeeping } from '../drafts/useKeeping.ts';
import { useCalm } from '../shared/useCalm.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { useRole } from '../session/session.ts';
import { duringWork } from '../shared/duringWork.ts';
import { removed } from '../shared/removed.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { entryAddress } from '../shared/entryAddress.ts';
import { useNow } from '../shared/useNow.ts';
import { useLibraryUploads } from './libraryUploads.ts';
import { SlotsContainer } from './SlotsContainer.tsx';
import { libraryParamsOf, libraryViewOf } from './libraryAddress.ts';
import { useAddressView } from '../lists/reading/useAddressView.ts';
import { forgetShared, sharedFiles } from './sharedFiles.ts';

/** The debounce of the search, in milliseconds. */
const calmMs = 250;
const size = limits.panelLibrary;

/** The texts being typed for a picture. */
const isDraft = isDraftOf((fields) => Object.values(fields).every((value) => typeof value === 'string'));

type Asked = Omit<LibraryView, 'search'> & { page: number; q: string };

/** Loads a page of the library, or the last one if the page is beyond it. */
async function readPage(asked: Asked, signal: AbortSignal): Promise<LibraryPage> {
  const { page, q, unused, sort, kind } = asked;
  const query = {
    page,
    pageSize: size,
    sort,
    kind,
    ...(asked.size !== 'all' && { size: asked.size }),
    ...(q !== '' && { q }),
    ...(unused && { unused: 'true' as const }),
  };
  const { items, total: told } = await ourClient.library.listAll.page({ query, signal });
  const total = told ?? items.length;
  const last = Math.max(1, Math.ceil(total / size));
  return page > last ? readPage({ ...asked, page: last }, signal) : { items, page, size, total };
}

const hrefOf = ({ kind, entryId, place }: PictureUse): string | undefined => {
  if (place === 'trash') return adminPaths.trash();
  if (place === 'draft') return undefined;
  return kind === 'settings' ? adminPaths.settings() : entryAddress(kind, entryId);
};

// The address also keeps the parameter of shared files.
const address = { viewOf: libraryViewOf, paramsOf: libraryParamsOf, kept: 'shared' };

/** The pictures and PDFs of the whole site over the API. */
export function LibraryContainer() {
  const queries = useQueryClient();
  const library = keys.list('library');
  const role = useRole();
  const now = useNow();
  const uploads = useLibraryUploads();
  const [search, setSearch] = useSearchParams();
  const isShared = search.has('shared');
  const shared = useQuery({
    queryKey: ['sharedFiles'],
    queryFn: sharedFiles,
    enabled: isShared,
    staleTime: 0,
    gcTime: 0,
  });
  const endSharing = async (prepared?: Promise<void>) => {
    setSearch(
      (params) => {
        params.delete('shared');
        return params;
      },
      { replace: true },
    );
    // Those that are being prepared are nowhere else yet.
    await prepared;
    await forgetShared();
  };
  const [{ page, ...view }, show] = useAddressView(address);
  /** As it was listed when it was opened: it may leave the list while its dialog is open. */
  const [listed, setListed] = useState<LibraryPicture>();
  const openedId = listed?.id;
  const name = `library.${openedId ?? ''}`;
  const { keeping } = useKeeping(name, name, isDraft);
  const q = useCalm(view.search.trim(), calmMs);
  const { search: _typed, ...narrowed } = view;
  const asked = { ...narrowed, page, q };
  const pictures = useQuery({
    queryKey: [...library, asked],
    queryFn: ({ signal }) => readPage(asked, signal),
    placeholderData: keepPreviousData,
  });
  const one = useQuery({
    queryKey: [...library, 'one', openedId],
    queryFn: ({ signal }) => ourClient.library.read({ params: { id: openedId ?? '' }, signal }),
    enabled: openedId !== undefined,
    // It may have been used on another screen in the meantime.
    staleTime: 0,
  });
  const opened = listed && (one.data ?? listed);
  const used = loadOf(one, text.usesFailed);

  /** Refreshes the library, but not a removed picture: its dialog may still be open for a moment. */
  const reloadWithout = (gone: string) =>
    queries.invalidateQueries({ queryKey: library, predicate: ({ queryKey }) => !queryKey.includes(gone) });

  /** Everything in the panel that shows the picture is refreshed. */
  const reloadAll = () => queries.invalidateQueries();

  /** Resolves to whether it was stored; a picture that is opened again at once already shows it. */
  async function store(id: string, body: LibraryWords): Promise<boolean> {
    try {
      const stored = await ourClient.library.update({ params: { id }, body });
      queries.setQueryData<UsedPicture>(
        [...library, 'one', id],
        (before) => before && { ...before, ...stored },
      );
    } catch {
      tellFailure(text.saveFailed);
      return false;
    }
    notifySuccess(text.saved);
    return true;
  }

  /** Not awaited: refreshing takes seconds, and a dialog closes as soon as its change is stored. */
  async function change(id: string, body: LibraryWords): Promise<boolean> {
    const isStored = await store(id, body);
    if (isStored) void reloadAll();
    return isStored;
  }

  const acts: PictureActs = {
    hrefOf,
    mayChange: (use) => role === undefined || isEnough(role, accessOfUse(use)),
    // A picture with a description is not decorative.
    onWords: (id, words) => {
      const isDescribed = words.alt !== undefined && words.alt !== '';
      return change(id, { ...words, ...(isDescribed && { decorative: false }) });
    },
    historyOf: (id) => adminPaths.history('pictures', id),
    renderSlots: (picture) => <SlotsContainer picture={picture} />,
    onPoints: change,
    onDecorative: async (id, decorative) => {
      await change(id, { decorative });
    },
    onReplace: async (id, file) => {
      try {
        await duringWork(ourClient.library.replace({ params: { id }, file }));
      } catch (error) {
        return reasonOf(error);
      }
      notifySuccess(text.replaced);
      await reloadAll();
      return undefined;
    },
    onDelete: async (id) => {
      try {
        await removed(ourClient.library.remove({ params: { id } }));
      } catch {
        tellFailure(text.removeFailed);
        await queries.invalidateQueries({ queryKey: library });
        return;
      }
      // Another picture may have been opened in the meantime.
      setListed((other) => (other?.id === id ? undefined : other));
      notifySuccess(text.removed);
      await reloadWithout(id);
    },
  };

  return (
    <LibraryScreen
      {...uploads}
      pictures={loadOf(pictures, text.loadFailed)}
      view={view}
      onView={(next) => show({ ...next, page: 1 })}
      onPage={(next) => show({ ...view, page: next })}
      opened={opened}
      uses={used.status === 'ready' ? { status: 'ready', data: used.data.uses } : used}
      onOpen={(id) => setListed(pictures.data?.items.find((picture) => picture.id === id))}
      acts={role === undefined || isEnough(role, 'editor') ? acts : undefined}
      now={now}
      keeping={keeping}
      shared={
        isShared && shared.data
          ? { ...shared.data, onDone: (prepared) => void endSharing(prepared) }
          : undefined
      }
    />
  );
}
