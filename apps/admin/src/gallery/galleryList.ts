import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { limits } from '@vitrin/contract/limits';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminGalleryText, adminText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { factsOfKind } from '../lists/factsOfKind.ts';
import { createManagedList, listedBy } from '../lists/managedList.ts';
import { switched } from '../kinds/switched.ts';
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
