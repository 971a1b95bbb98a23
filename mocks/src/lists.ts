import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { memberKind } from '@vitrin/contract/kinds/member';
import { type Post, postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { reasonKind } from '@vitrin/contract/kinds/reason';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { type ContactMessage, contactMessage } from '@vitrin/contract/message';
import { shownDate } from '@vitrin/contract/shownDate';
import { sliderImage } from '@vitrin/contract/slider';
import { placedAnswers } from './answers/entries.ts';
import { createCollection, type Ticks } from './collection.ts';
import { gallery } from './fixtures/gallery.ts';
import { homePage } from './fixtures/home.ts';
import { members } from './fixtures/members.ts';
import { messages } from './fixtures/messages.ts';
import { posts } from './fixtures/posts.ts';
import { projectDetails } from './fixtures/projects.ts';
import { reasons } from './fixtures/reasons.ts';
import { services } from './fixtures/services.ts';
import { videos } from './fixtures/videos.ts';
import type { MockState } from './state.ts';

/** What a mocked API has in lists, as it begins. */
export const lists = {
  services,
  projects: projectDetails,
  posts,
  members,
  gallery,
  reasons,
  messages,
  videos,
  slider: homePage.images,
};

export type Lists = typeof lists;

/** Lists that it may begin with instead. */
export type Seeds = { readonly [Name in keyof Lists]: readonly Lists[Name][number][] };

/** Everything that is kept as a list, by what it is seeded with. */
export const collectionsOf = (seed: Seeds, ticks: Ticks) => ({
  services: createCollection({ name: 'Service', schema: serviceKind.record }, seed.services, ticks),
  projects: createCollection({ name: 'Project', schema: projectKind.record }, seed.projects, ticks),
  posts: createCollection({ name: 'Post', schema: postKind.record, order: newestFirst }, seed.posts, ticks),
  members: createCollection({ name: 'Member', schema: memberKind.record }, seed.members, ticks),
  gallery: createCollection({ name: 'Image', schema: galleryItemKind.record }, seed.gallery, ticks),
  reasons: createCollection({ name: 'Item', schema: reasonKind.record }, seed.reasons, ticks),
  messages: createCollection(
    { name: 'Message', schema: contactMessage, order: lastFirst },
    seed.messages,
    ticks,
  ),
  slider: createCollection({ name: 'Slide', schema: sliderImage }, seed.slider, ticks),
});

/** The calls about kinds that are fields with a place; others have answers of their own. */
export const plainAnswers = (state: MockState) => ({ reasons: placedAnswers(state.reasons) });

const newestFirst = (a: Post, b: Post): number => shownDate(b).localeCompare(shownDate(a));
const lastFirst = (a: ContactMessage, b: ContactMessage): number => b.createdAt.localeCompare(a.createdAt);
