import { projectImagesOf } from '@vitrin/contract/project';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminText } from '@vitrin/ui/text/admin.en';
import { adminGalleryText } from '@vitrin/ui/text/adminGallery.en';
import { client } from './api.ts';
import { createContentList } from './contentList.ts';
import { keys } from './queryClient.ts';

type Switched = { active: boolean };

/** The flag, and its older name where the kind has it. */
const flippedWithStatus = <T extends Switched & { status: string }>(item: T): T => ({
  ...item,
  active: !item.active,
  status: item.active ? 'inactive' : 'active',
});
const flipped = <T extends Switched>(item: T): T => ({ ...item, active: !item.active });

/** The services as the panel lists them. */
export const serviceList = createContentList({
  key: keys.services,
  text: adminText.services,
  list: (options) => client.services.listAll(options),
  toggle: (id) => client.services.toggle({ params: { id } }),
  flipped: flippedWithStatus,
  remove: (id) => client.services.remove({ params: { id } }),
  reorder: (items) => client.services.reorder({ body: { items: [...items] } }),
});

/** The projects as the panel lists them: each with its main picture alone. */
export const projectList = createContentList({
  key: keys.projects,
  text: adminText.projects,
  list: (options) => client.projects.listAll(options),
  toggle: async (id) => {
    const answer = await client.projects.toggle({ params: { id } });
    return { ...answer, image: projectImagesOf(answer)[0] ?? null };
  },
  flipped: flippedWithStatus,
  remove: (id) => client.projects.remove({ params: { id } }),
  reorder: (items) => client.projects.reorder({ body: { items: [...items] } }),
});

/** The blog posts as the panel lists them, newest first. The flag flips here; the answer is not shown. */
export const postList = createContentList({
  key: keys.posts,
  text: adminText.posts,
  list: (options) => client.blog.listAll(options),
  toggle: async (id, item) => {
    await client.blog.toggle({ params: { id } });
    return item;
  },
  flipped,
  remove: (id) => client.blog.remove({ params: { id } }),
});

/** The members of the team as the panel lists them. The flag flips here; the answer is not shown. */
export const memberList = createContentList({
  key: keys.members,
  text: adminText.members,
  list: (options) => client.members.listAll(options),
  toggle: async (id, item) => {
    await client.members.toggle({ params: { id } });
    return item;
  },
  flipped,
  remove: (id) => client.members.remove({ params: { id } }),
  reorder: (items) => client.members.reorder({ body: { items: [...items] } }),
});

/** The reasons to choose the company as the panel lists them. */
export const whyUsList = createContentList({
  key: keys.whyUs,
  text: adminText.whyUs,
  list: (options) => client.whyUs.listAll(options),
  toggle: (id) => client.whyUs.toggle({ params: { id } }),
  flipped,
  remove: (id) => client.whyUs.remove({ params: { id } }),
  reorder: (items) => client.whyUs.reorder({ body: { items: [...items] } }),
});

/** The photo gallery. */
export const galleryList = createContentList({
  key: keys.gallery,
  text: adminText.gallery,
  list: (options) => client.gallery.listAll(options),
  toggle: (id) => client.gallery.toggle({ params: { id } }),
  flipped,
  remove: (id) => client.gallery.remove({ params: { id } }),
  reorder: (items) => client.gallery.reorder({ body: { items: [...items] } }),
  onToggled: () => notifySuccess(adminGalleryText.statusUpdated),
});
