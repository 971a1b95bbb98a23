import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { memberKind } from '@vitrin/contract/kinds/member';
import { type Post, postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { figureKind } from '@vitrin/contract/kinds/figure';
import { referenceKind } from '@vitrin/contract/kinds/reference';
import { voiceKind } from '@vitrin/contract/kinds/voice';
import { type VideoDraft, videoKind } from '@vitrin/contract/kinds/video';
import { embedUrlOf } from '@vitrin/contract/links/embedAddress';
import { certificateKind } from '@vitrin/contract/kinds/certificate';
import { reasonKind } from '@vitrin/contract/kinds/reason';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { type ContactMessage, contactMessage } from '@vitrin/contract/messages/message';
import { shownDate } from '@vitrin/contract/entries/shownDate';
import { sliderImage } from '@vitrin/contract/pages/slider';
import {
  entryAnswers,
  fieldAnswers,
  pdfAnswers,
  pictureAnswers,
  placeAnswers,
  placedAnswers,
} from './answers/entries.ts';
import { type Bin, createCollection, type Ticks } from './collection.ts';
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
import type { MockState } from './state.ts';

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

/** All list collections, by the names of their seeds. */
export const collectionsOf = (seed: Seeds, ticks: Ticks & Bin) => ({
  services: createCollection(
    { name: 'Service', kind: 'services', schema: serviceKind.record },
    seed.services,
    ticks,
  ),
  projects: createCollection(
    { name: 'Project', kind: 'projects', schema: projectKind.record },
    seed.projects,
    ticks,
  ),
  posts: createCollection(
    { name: 'Post', kind: 'posts', schema: postKind.record, order: newestFirst },
    seed.posts,
    ticks,
  ),
  members: createCollection(
    { name: 'Member', kind: 'members', schema: memberKind.record },
    seed.members,
    ticks,
  ),
  gallery: createCollection(
    { name: 'Image', kind: 'gallery', schema: galleryItemKind.record },
    seed.gallery,
    ticks,
  ),
  reasons: createCollection(
    { name: 'Item', kind: 'reasons', schema: reasonKind.record },
    seed.reasons,
    ticks,
  ),
  figures: createCollection(
    { name: 'Figure', kind: 'figures', schema: figureKind.record },
    seed.figures,
    ticks,
  ),
  references: createCollection(
    { name: 'Reference', kind: 'references', schema: referenceKind.record },
    seed.references,
    ticks,
  ),
  voices: createCollection(
    { name: 'Customer voice', kind: 'voices', schema: voiceKind.record },
    seed.voices,
    ticks,
  ),
  certificates: createCollection(
    { name: 'Certificate', kind: 'certificates', schema: certificateKind.record },
    seed.certificates,
    ticks,
  ),
  videos: createCollection({ name: 'Video', kind: 'videos', schema: videoKind.record }, seed.videos, ticks),
  messages: createCollection(
    { name: 'Message', kind: 'messages', schema: contactMessage, order: lastFirst },
    seed.messages,
    ticks,
  ),
  slider: createCollection({ name: 'Slide', kind: 'slider', schema: sliderImage }, seed.slider, ticks),
});

/** The handlers of kinds that are plain fields with a position; others have their own. */
export const plainAnswers = (state: MockState) => ({
  reasons: placedAnswers(state.reasons),
  figures: placedAnswers(state.figures),
  references: { ...placedAnswers(state.references), ...pictureAnswers(state.references, state) },
  voices: { ...placedAnswers(state.voices), ...pictureAnswers(state.voices, state) },
  videos: {
    ...entryAnswers(state.videos),
    ...fieldAnswers(state.videos),
    ...placeAnswers(state.videos),
    ...pictureAnswers(state.videos, state),
    create: ({ body }: { body: VideoDraft }) => state.videos.add({ ...body, embedUrl: embedUrlOf(body) }),
  },
  certificates: {
    ...placedAnswers(state.certificates),
    ...pictureAnswers(state.certificates, state),
    ...pdfAnswers(state.certificates, state),
  },
});

const newestFirst = (a: Post, b: Post): number => shownDate(b).localeCompare(shownDate(a));
const lastFirst = (a: ContactMessage, b: ContactMessage): number => b.createdAt.localeCompare(a.createdAt);
