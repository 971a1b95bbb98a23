import { limits } from '@vitrin/contract/limits';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminGalleryText, adminText } from '@vitrin/ui/text/panelText';
import { client, hasAdditions } from '../api.ts';
import { createManagedList } from '../lists/managedList.ts';
import { switched } from '../kinds/switched.ts';
import { keys } from '../queryClient.ts';

/** The photo gallery. */
export const galleryList = createManagedList({
  key: keys.list('gallery'),
  text: () => adminText.gallery,
  size: limits.panelTiles,
  titleField: 'title',
  list: client.gallery.listAll,
  factsOf: ({ title, alt = '', category }) => ({ title, words: `${title} ${alt} ${category}` }),
  toggle: (id) => client.gallery.toggle({ params: { id } }),
  switched,
  remove: (id) => client.gallery.remove({ params: { id } }),
  ...(hasAdditions && { bulk: (body) => client.gallery.bulk({ body }) }),
  ...(hasAdditions && { move: (id, body) => client.gallery.move({ params: { id }, body }) }),
  onToggled: () => notifySuccess(adminGalleryText.statusUpdated),
});
