import { useQueryClient } from '@tanstack/react-query';
import { type GalleryItem, galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { GalleryListScreen, type ImageSaving } from '@vitrin/ui/admin/GalleryListScreen';
import { pagesOf, showsSiteOrder } from '@vitrin/ui/admin/itemView';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminGalleryText as text } from '@vitrin/ui/text/panelText';
import { useEffect, useRef } from 'react';
import { client, hasAdditions } from '../api.ts';
import { galleryList } from './galleryList.ts';
import { useGalleryUploads } from './galleryUploads.ts';
import { currentOf } from '../forms/itemSave.ts';
import { createListCache } from '../lists/listCache.ts';
import { tellFailure } from '../tellFailure.ts';
import { useContentScreen } from '../lists/useContentScreen.ts';

/** The photo gallery over the API. */
export function GalleryContainer() {
  const queries = useQueryClient();

  async function edit(
    id: string,
    words: { title: string; alt: string },
    updatedAt: string,
  ): Promise<ImageSaving> {
    try {
      const saved = await client.gallery.update({ params: { id }, body: { ...words, updatedAt } });
      createListCache<GalleryItem>(queries, galleryList).change((item) => (item.id === id ? saved : item));
      notifySuccess(text.saved);
      return { status: 'saved' };
    } catch (error) {
      const current = currentOf(galleryItemKind.record, error);
      if (current === undefined) tellFailure(text.saveFailed);
      return current === undefined ? { status: 'failed' } : { status: 'conflict', current };
    } finally {
      void queries.invalidateQueries({ queryKey: galleryList.key });
    }
  }

  const screen = useContentScreen(galleryList);
  const uploads = useGalleryUploads();
  const waiting = uploads.uploads.length;
  const waited = useRef(waiting);

  // New pictures come last, so the last page is shown once they are uploaded.
  useEffect(() => {
    const { items, view, onView } = screen;
    if (waited.current > 0 && waiting === 0 && items.status === 'ready' && showsSiteOrder(view)) {
      onView({ ...view, page: pagesOf(items.data) });
    }
    waited.current = waiting;
  }, [waiting, screen]);

  return <GalleryListScreen {...screen} {...uploads} onEdit={hasAdditions ? edit : undefined} />;
}
