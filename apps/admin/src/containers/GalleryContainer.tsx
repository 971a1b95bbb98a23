import { useQueryClient } from '@tanstack/react-query';
import type { GalleryItem } from '@vitrin/contract/gallery';
import { GalleryScreen } from '@vitrin/ui/admin/GalleryScreen';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminGalleryText as text } from '@vitrin/ui/text/adminGallery.en';
import { client } from '../api.ts';
import { galleryList } from '../contentLists.ts';
import { useGalleryUploads } from '../galleryUploads.ts';
import { keys } from '../queryClient.ts';
import { tellFailure } from '../tellFailure.ts';
import { useContentScreen } from '../useContentScreen.ts';

/** The photo gallery over the API. */
export function GalleryContainer() {
  const queries = useQueryClient();

  async function edit(id: string, words: { title: string; alt: string }): Promise<boolean> {
    try {
      const saved = await client.gallery.update({ params: { id }, body: words });
      queries.setQueryData<GalleryItem[]>(keys.gallery, (items) =>
        items?.map((item) => (item.id === id ? saved : item)),
      );
      notifySuccess(text.saved);
      return true;
    } catch {
      tellFailure(text.saveFailed);
      return false;
    }
  }

  return <GalleryScreen {...useContentScreen(galleryList)} {...useGalleryUploads()} onEdit={edit} />;
}
