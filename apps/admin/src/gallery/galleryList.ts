import { limits } from '@vitrin/contract/limits';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminGalleryText, adminText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { createManagedList, listedBy } from '../lists/managedList.ts';
import { switched } from '../kinds/switched.ts';
import { keys } from '../queryClient.ts';

/** The photo gallery. */
export const galleryList = createManagedList({
  key: keys.list('gallery'),
  text: () => adminText.gallery,
  size: limits.panelTiles,
  titleField: 'title',
  factsOf: ({ title, alt = '', category }) => ({ title, words: `${title} ${alt} ${category}` }),
  toggle: (id) => client.gallery.toggle({ params: { id } }),
  switched,
  ...listedBy(client.gallery),
  onToggled: () => notifySuccess(adminGalleryText.statusUpdated),
});
