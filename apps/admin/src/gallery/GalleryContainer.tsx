import { useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { type GalleryItem, galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import { GalleryListScreen, type GalleryListScreenProps } from '@vitrin/ui/admin/GalleryListScreen';
import { pagesOf, showsSiteOrder } from '@vitrin/ui/admin/itemView';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminGalleryText as text } from '@vitrin/ui/text/panelText';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { client } from '../api.ts';
import { galleryList } from './galleryList.ts';
import { useGalleryUploads } from './galleryUploads.ts';
import { isDraftOf } from '../drafts/journal/isDraftOf.ts';
import { currentOf } from '../forms/itemSave.ts';
import { reasonOf } from '../shared/reasonOf.ts';
import { newRepeatKey } from '../shared/repeatKey.ts';
import { useKeeping } from '../drafts/useKeeping.ts';
import { findPictures } from '../pictures/findPictures.ts';
import { createListCache } from '../lists/reading/listCache.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { useContentScreen } from '../lists/useContentScreen.ts';

/** The title and description being typed for a picture. */
const isDraft = isDraftOf((fields) => Object.values(fields).every((value) => typeof value === 'string'));

const { history, library } = client;
const { update } = client.gallery;

const historyOf = history && ((id: string): string => adminPaths.history('gallery', id));

/** The photo gallery over the API. */
export function GalleryContainer() {
  const queries = useQueryClient();
  const [edited, setEdited] = useState<string>();
  const name = `gallery.${edited ?? ''}`;
  const { keeping } = useKeeping(
    name,
    name,
    isDraft,
    edited === undefined ? undefined : { kind: 'gallery', id: edited },
  );

  function tellSaved(saved: GalleryItem) {
    createListCache<GalleryItem>(queries, galleryList).change((item) =>
      item.id === saved.id ? saved : item,
    );
    notifySuccess(text.saved);
    return { status: 'saved' } as const;
  }

  const edit: GalleryListScreenProps['onEdit'] =
    update &&
    (async (id, words, updatedAt) => {
      try {
        return tellSaved(await update({ params: { id }, body: { ...words, updatedAt } }));
      } catch (error) {
        const current = currentOf(galleryItemKind.record, error);
        // The response to an earlier attempt may have been lost.
        if (current?.title === words.title && (current.alt ?? '') === words.alt) return tellSaved(current);
        if (current === undefined) tellFailure(text.saveFailed);
        return current === undefined ? { status: 'failed' } : { status: 'conflict', current };
      } finally {
        void queries.invalidateQueries({ queryKey: galleryList.key });
      }
    });

  async function take(
    calls: NonNullable<typeof library>,
    { id }: Pick<LibraryPicture, 'id'>,
    key = newRepeatKey(),
  ) {
    try {
      await calls.use({ params: { id }, body: { kind: 'gallery' }, key });
    } catch (error) {
      tellFailure(reasonOf(error), () => void take(calls, { id }, key));
      return;
    }
    notifySuccess(text.uploaded);
    await queries.invalidateQueries({ queryKey: galleryList.key });
  }

  const screen = useContentScreen(galleryList);
  const isHere = useIsHere();
  const uploads = useGalleryUploads();
  const waiting = uploads.uploads.filter(({ failed }) => !failed).length;
  const waited = useRef(waiting);

  // New pictures come last, so the last page is shown once they are uploaded, unless another screen was chosen in the
  // meantime.
  const onArrived = useEffectEvent(() => {
    const { items, view, onView } = screen;
    if (items.status !== 'ready' || !showsSiteOrder(view) || !isHere()) return;
    const last = pagesOf(items.data);
    if (last !== view.page) onView({ ...view, page: last });
  });
  useEffect(() => {
    if (waited.current > 0 && waiting === 0) onArrived();
    waited.current = waiting;
  }, [waiting]);

  return (
    <GalleryListScreen
      {...screen}
      {...uploads}
      onEdit={edit}
      keeping={keeping}
      onEdited={setEdited}
      findPictures={findPictures}
      onTake={library && ((picture) => void take(library, picture))}
      historyOf={historyOf}
    />
  );
}
