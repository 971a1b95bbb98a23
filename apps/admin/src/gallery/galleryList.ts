import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { limits } from '@vitrin/contract/limits';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminGalleryText, adminText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { factsOfKind } from '../lists/reading/factsOfKind.ts';
import { createManagedList, listedBy, summaryOf } from '../lists/managedList.ts';
import { switched } from '../lists/acting/switched.ts';
import { keys } from '../queryClient.ts';

/** The photo gallery. */
export const galleryList = createManagedList({
  key: keys.list('gallery'),
  text: () => adminText.gallery,
  size: limits.panelTiles,
  ...factsOfKind(galleryItemKind),
  toggle: (id) => client.gallery.toggle({ params: { id } }),
  switched,
  ...listedBy(client.gallery),
  onToggled: () => notifySuccess(adminGalleryText.statusUpdated),
});

/** Its summary for the dashboard. */
export const useGallerySummary = summaryOf(galleryList, adminPaths.gallery, (item) => item);
