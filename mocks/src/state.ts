import type { About } from '@vitrin/contract/about';
import { type GalleryItem, galleryItem } from '@vitrin/contract/gallery';
import type { HomePage } from '@vitrin/contract/home';
import { type CrewPageDraft, type TeamMember, teamMember } from '@vitrin/contract/member';
import { type ContactMessage, contactMessage } from '@vitrin/contract/message';
import type { Palette } from '@vitrin/contract/palette';
import { type Post, post } from '@vitrin/contract/post';
import { shownDate } from '@vitrin/contract/shownDate';
import type { PrivacyNotice } from '@vitrin/contract/privacy';
import { type Project, project } from '@vitrin/contract/project';
import { type Service, service } from '@vitrin/contract/service';
import type { Credentials, User } from '@vitrin/contract/session';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { type SliderImage, sliderImage } from '@vitrin/contract/slider';
import type { Video } from '@vitrin/contract/video';
import { type WhyUsItem, whyUsItem } from '@vitrin/contract/whyUs';
import { type Collection, createCollection, type Ticks } from './collection.ts';
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
import { crewTexts, members } from './fixtures/team.ts';
import { palette } from './fixtures/theme.ts';
import { videos } from './fixtures/videos.ts';
import { whyUs } from './fixtures/whyUs.ts';

const lists = {
  services,
  projects: projectDetails,
  posts,
  members,
  gallery,
  whyUs,
  messages,
  videos,
  slider: homePage.images,
};
const facts = { homePage, about, crewTexts, siteInfo, palette, privacy };

/** What a mocked API starts with. */
export type Seed = {
  services: readonly Service[];
  projects: readonly Project[];
  posts: readonly Post[];
  members: readonly TeamMember[];
  gallery: readonly GalleryItem[];
  whyUs: readonly WhyUsItem[];
  messages: readonly ContactMessage[];
  videos: readonly Video[];
  slider: readonly SliderImage[];
  homePage: HomePage;
  about: About;
  crewTexts: Required<CrewPageDraft>;
  siteInfo: SiteInfo;
  palette: Palette;
  privacy: PrivacyNotice;
};

/** What a mocked API remembers while its scenario runs. */
export type MockState = Ticks & {
  services: Collection<Service>;
  projects: Collection<Project>;
  posts: Collection<Post>;
  members: Collection<TeamMember>;
  gallery: Collection<GalleryItem>;
  whyUs: Collection<WhyUsItem>;
  messages: Collection<ContactMessage>;
  slider: Collection<SliderImage>;
  facts: Pick<Seed, 'homePage' | 'about' | 'crewTexts' | 'siteInfo' | 'palette' | 'privacy' | 'videos'>;
  /** Ids of services by the paths that they had before. */
  oldPaths: Map<string, string>;
  /** Uploaded pictures by name. */
  files: Map<string, Blob>;
  accounts: { user: User; credentials: Credentials }[];
  /** Who is signed in, by token. */
  sessions: Map<string, User>;
};

/** A state of its own, with the fixtures wherever the seed says nothing. */
export function createState(given: Partial<Seed> = {}): MockState {
  const seed: Seed = { ...lists, ...facts, ...given };
  const ticks = createTicks();
  return {
    ...ticks,
    services: createCollection({ name: 'Service', schema: service }, seed.services, ticks),
    projects: createCollection({ name: 'Project', schema: project }, seed.projects, ticks),
    posts: createCollection({ name: 'Post', schema: post, order: newestFirst }, seed.posts, ticks),
    members: createCollection({ name: 'Member', schema: teamMember }, seed.members, ticks),
    gallery: createCollection({ name: 'Image', schema: galleryItem }, seed.gallery, ticks),
    whyUs: createCollection({ name: 'Item', schema: whyUsItem }, seed.whyUs, ticks),
    messages: createCollection(
      { name: 'Message', schema: contactMessage, order: lastFirst },
      seed.messages,
      ticks,
    ),
    slider: createCollection({ name: 'Slide', schema: sliderImage }, seed.slider, ticks),
    facts: seed,
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
