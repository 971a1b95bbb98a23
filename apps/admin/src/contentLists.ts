import { limits } from '@vitrin/contract/limits';
import { projectImagesOf } from '@vitrin/contract/project';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminText } from '@vitrin/ui/text/admin.en';
import { adminGalleryText } from '@vitrin/ui/text/adminGallery.en';
import { client } from './api.ts';
import { createContentList } from './contentList.ts';
import { keys } from './queryClient.ts';

type Switched = { active: boolean };

/** The flag, and its older name where the kind has it. */
const switchedWithStatus = <T extends Switched & { status: string }>(item: T, active: boolean): T => ({
  ...item,
  active,
  status: active ? 'active' : 'inactive',
});
const switched = <T extends Switched>(item: T, active: boolean): T => ({ ...item, active });

const rows = { size: limits.panelRows, titleField: 'title' } as const;

/** The services as the panel lists them. */
export const serviceList = createContentList({
  key: keys.services,
  text: adminText.services,
  ...rows,
  list: client.services.listAll,
  factsOf: ({ title, subtitle, shortDescription, path }) => ({
    title,
    words: `${title} ${subtitle} ${shortDescription} ${path}`,
  }),
  toggle: (id) => client.services.toggle({ params: { id } }),
  switched: switchedWithStatus,
  remove: (id) => client.services.remove({ params: { id } }),
  reorder: (items) => client.services.reorder({ body: { items: [...items] } }),
});

/** The projects as the panel lists them: each with its main picture alone. */
export const projectList = createContentList({
  key: keys.projects,
  text: adminText.projects,
  ...rows,
  list: client.projects.listAll,
  factsOf: ({ title, category, shortDescription }) => ({
    title,
    words: `${title} ${category} ${shortDescription}`,
  }),
  toggle: async (id) => {
    const answer = await client.projects.toggle({ params: { id } });
    return { ...answer, image: projectImagesOf(answer)[0] ?? null };
  },
  switched: switchedWithStatus,
  remove: (id) => client.projects.remove({ params: { id } }),
  reorder: (items) => client.projects.reorder({ body: { items: [...items] } }),
});

/** The blog posts as the panel lists them, newest first. The flag flips here; the answer is not shown. */
export const postList = createContentList({
  key: keys.posts,
  text: adminText.posts,
  ...rows,
  list: client.blog.listAll,
  factsOf: ({ title, excerpt, category, author, tags }) => ({
    title,
    words: `${title} ${excerpt} ${category} ${author} ${tags.join(' ')}`,
  }),
  toggle: async (id, item) => {
    await client.blog.toggle({ params: { id } });
    return item;
  },
  switched,
  remove: (id) => client.blog.remove({ params: { id } }),
});

/** The members of the team as the panel lists them. The flag flips here; the answer is not shown. */
export const memberList = createContentList({
  key: keys.members,
  text: adminText.members,
  ...rows,
  titleField: 'name',
  list: client.members.listAll,
  factsOf: ({ name, position, email = '' }) => ({
    title: name,
    words: `${name} ${position} ${email}`,
  }),
  toggle: async (id, item) => {
    await client.members.toggle({ params: { id } });
    return item;
  },
  switched,
  remove: (id) => client.members.remove({ params: { id } }),
  reorder: (items) => client.members.reorder({ body: { items: [...items] } }),
});

/** The reasons to choose the company as the panel lists them. */
export const whyUsList = createContentList({
  key: keys.whyUs,
  text: adminText.whyUs,
  ...rows,
  list: client.whyUs.listAll,
  factsOf: ({ title, description }) => ({ title, words: `${title} ${description}` }),
  toggle: (id) => client.whyUs.toggle({ params: { id } }),
  switched,
  remove: (id) => client.whyUs.remove({ params: { id } }),
  reorder: (items) => client.whyUs.reorder({ body: { items: [...items] } }),
});

/** The photo gallery. */
export const galleryList = createContentList({
  key: keys.gallery,
  text: adminText.gallery,
  ...rows,
  size: limits.panelTiles,
  list: client.gallery.listAll,
  factsOf: ({ title, alt = '', category }) => ({ title, words: `${title} ${alt} ${category}` }),
  toggle: (id) => client.gallery.toggle({ params: { id } }),
  switched,
  remove: (id) => client.gallery.remove({ params: { id } }),
  reorder: (items) => client.gallery.reorder({ body: { items: [...items] } }),
  onToggled: () => notifySuccess(adminGalleryText.statusUpdated),
});
