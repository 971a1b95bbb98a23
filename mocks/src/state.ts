import type { About } from '@vitrin/contract/about';
import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import type { HomePage } from '@vitrin/contract/home';
import type { TeamPageDraft } from '@vitrin/contract/teamPage';
import { memberKind } from '@vitrin/contract/kinds/member';
import { type ContactMessage, contactMessage } from '@vitrin/contract/message';
import type { Palette } from '@vitrin/contract/palette';
import { type Post, postKind } from '@vitrin/contract/kinds/post';
import { shownDate } from '@vitrin/contract/shownDate';
import type { PrivacyNotice } from '@vitrin/contract/privacy';
import { projectKind } from '@vitrin/contract/kinds/project';
import { serviceKind } from '@vitrin/contract/kinds/service';
import type { Credentials, User } from '@vitrin/contract/session';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { sliderImage } from '@vitrin/contract/slider';
import { reasonKind } from '@vitrin/contract/kinds/reason';
import { createCollection, type Ticks } from './collection.ts';
import { about } from './fixtures/about.ts';
import { gallery } from './fixtures/gallery.ts';
import { homePage } from './fixtures/home.ts';
import { messages } from './fixtures/messages.ts';
import { posts } from './fixtures/posts.ts';
import { privacy } from './fixtures/privacy.ts';
import { projectDetails } from './fixtures/projects.ts';
import { services } from './fixtures/services.ts';
import { credentials, token, user } from './fixtures/session.ts';
import { siteInfo } from './fixtures/siteInfo.ts';
import { teamTexts, members } from './fixtures/members.ts';
import { palette } from './fixtures/theme.ts';
import { videos } from './fixtures/videos.ts';
import { reasons } from './fixtures/reasons.ts';

const lists = {
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
const facts = { homePage, about, teamTexts, siteInfo, palette, privacy };

type Lists = typeof lists;
type Facts = {
  homePage: HomePage;
  about: About;
  teamTexts: Required<TeamPageDraft>;
  siteInfo: SiteInfo;
  palette: Palette;
  privacy: PrivacyNotice;
};

/** What a mocked API starts with. */
export type Seed = { readonly [Name in keyof Lists]: readonly Lists[Name][number][] } & Facts;

/** No entry of any kind. */
export const emptyLists: Pick<Seed, keyof Lists> = emptied(lists);

function emptied<Of extends object>(of: Of): { readonly [Name in keyof Of]: readonly never[] };
function emptied(of: object): object {
  return Object.fromEntries(Object.keys(of).map((name) => [name, []]));
}

/** Everything that is kept as a list, by what it is seeded with. */
const collectionsOf = (seed: Seed, ticks: Ticks) => ({
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

/** What a mocked API remembers while its scenario runs. */
export type MockState = Ticks &
  ReturnType<typeof collectionsOf> & {
    facts: Facts & Pick<Seed, 'videos'>;
    /** Ids of services by the paths that they had before. */
    oldPaths: Map<string, string>;
    /** Uploaded pictures by name. */
    files: Map<string, Blob>;
    accounts: { user: User; credentials: Credentials }[];
    /** Who is signed in, by token. */
    sessions: Map<string, User>;
  };

/** A fresh state, with the fixtures wherever the seed says nothing. */
export function createState(given: Partial<Seed> = {}): MockState {
  const seed: Seed = { ...lists, ...facts, ...given };
  const ticks = createTicks();
  return {
    ...ticks,
    ...collectionsOf(seed, ticks),
    facts: { ...seed },
    oldPaths: new Map(),
    files: new Map(),
    accounts: [{ user, credentials }],
    sessions: new Map([[token, user]]),
  };
}

function createTicks(): Ticks {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  // It does not follow the real clock, so that a scenario is the same on every day.
  return { next, now: () => new Date(Date.UTC(2026, 2, 2, 9, 0, next())).toISOString() };
}

const newestFirst = (a: Post, b: Post): number => shownDate(b).localeCompare(shownDate(a));
const lastFirst = (a: ContactMessage, b: ContactMessage): number => b.createdAt.localeCompare(a.createdAt);
