import { type ContentGroup, contentGroups, contentKinds } from '@vitrin/contract/kinds/contentKinds';
import { type Post, postKind } from '@vitrin/contract/kinds/post';
import { type ContactMessage, contactMessage } from '@vitrin/contract/messages/message';
import { shownDate } from '@vitrin/contract/entries/shownDate';
import { sliderImage } from '@vitrin/contract/pages/slider';
import type { z } from 'zod';
import { type Bin, type Collection, createCollection, type Item, type Ticks } from './collection.ts';
import { gallery } from './fixtures/gallery.ts';
import { homePage } from './fixtures/home.ts';
import { members } from './fixtures/members.ts';
import { messages } from './fixtures/messages.ts';
import { posts } from './fixtures/posts.ts';
import { projectDetails } from './fixtures/projects.ts';
import { figures } from './fixtures/figures.ts';
import { references } from './fixtures/references.ts';
import { voices } from './fixtures/voices.ts';
import { certificates } from './fixtures/certificates.ts';
import { reasons } from './fixtures/reasons.ts';
import { services } from './fixtures/services.ts';
import { videos } from './fixtures/videos.ts';

/** The default initial lists of a mocked API. */
export const lists = {
  services,
  projects: projectDetails,
  posts,
  members,
  gallery,
  reasons,
  certificates,
  voices,
  references,
  figures,
  messages,
  videos,
  slider: homePage.images,
};

export type Lists = typeof lists;

/** Initial lists that can replace the defaults. */
export type Seeds = { readonly [Name in keyof Lists]: readonly Lists[Name][number][] };

type Entry = {
  readonly [Group in ContentGroup]: z.output<(typeof contentKinds)[Group]['kind']['record']>;
};

/** The collection of each kind of content. */
export type Entries = { readonly [Group in ContentGroup]: Collection<Entry[Group]> };

function entriesOf(seed: Seeds, ticks: Ticks & Bin): Entries;
function entriesOf(seed: Seeds, ticks: Ticks & Bin): object {
  return Object.fromEntries(
    contentGroups.map((group) => {
      const { kind } = contentKinds[group];
      return [
        group,
        createCollection<Item>({ name: kind.label, kind: group, schema: kind.record }, seed[group], ticks),
      ];
    }),
  );
}

/** All list collections, by the names of their seeds. */
export const collectionsOf = (seed: Seeds, ticks: Ticks & Bin) => ({
  ...entriesOf(seed, ticks),
  posts: createCollection(
    { name: postKind.label, kind: 'posts', schema: postKind.record, order: newestFirst },
    seed.posts,
    ticks,
  ),
  messages: createCollection(
    { name: 'Message', kind: 'messages', schema: contactMessage, order: lastFirst },
    seed.messages,
    ticks,
  ),
  slider: createCollection({ name: 'Slide', kind: 'slider', schema: sliderImage }, seed.slider, ticks),
});

const newestFirst = (a: Post, b: Post): number => shownDate(b).localeCompare(shownDate(a));
const lastFirst = (a: ContactMessage, b: ContactMessage): number => b.createdAt.localeCompare(a.createdAt);
