import { type About, about as aboutSchema } from '@vitrin/contract/pages/about';
import type { homeEndpoints } from '@vitrin/contract/endpoints/home';
import { type HomePage, homePage, type ReasonCard } from '@vitrin/contract/pages/home';
import { publicVideo } from '@vitrin/contract/kinds/video';
import { limits } from '@vitrin/contract/limits';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { publishedPosts } from './posts.ts';
import { teamPageOf } from './teamPage.ts';
import { keepFile } from './images.ts';
import { summaryFrom } from './projects.ts';

/** The home page with its banner and slices, and the about page. */
export function homeAnswers(state: MockState): AnswersOf<typeof homeEndpoints> {
  const { facts, slider } = state;

  const cards = (): ReasonCard[] =>
    state.reasons.active().map(({ id, icon, title, description }) => ({ id, icon, title, description }));

  const page = (): HomePage => ({ ...facts.homePage, images: slider.active(), whyUsList: cards() });

  function saveAbout(change: object): About {
    facts.about = aboutSchema.parse({ ...facts.about, ...change });
    return facts.about;
  }

  return {
    homePage: {
      read: page,
      save: ({ body }) => {
        facts.homePage = homePage.parse({ ...facts.homePage, ...body });
        return page();
      },
    },
    slider: {
      listAll: slider.all,
      upload: ({ file }) => slider.add({ ...keepFile(state, file), active: true }),
      toggle: ({ params }) => slider.toggle(params.id),
      reorder: ({ body }) => slider.reorder(body.images),
      update: ({ params, body }) => slider.patch(params.id, body),
      remove: ({ params }) => {
        const removed = slider.remove(params.id);
        slider.reorder(slider.all().map(({ id }, index) => ({ id, displayOrder: index + 1 })));
        return removed;
      },
    },
    homeSlices: {
      about: () => facts.about,
      features: cards,
      services: () => state.services.active().slice(0, limits.homeServices),
      team: () => {
        const team = teamPageOf(state);
        return { ...team, crews: team.crews.slice(0, limits.homeMembers) };
      },
      video: () => state.videos.active().map((video) => publicVideo.parse(video)),
      projects: () => state.projects.active().map(summaryFrom).slice(0, limits.homeProjects),
      testimonials: () => [],
      blog: () => publishedPosts(state).slice(0, limits.homePosts),
    },
    about: {
      read: () => facts.about,
      save: ({ body }) => saveAbout(body),
      uploadImage: ({ file }) => saveAbout({ image: keepFile(state, file) }),
      removeImage: () => saveAbout({ image: null }),
    },
  };
}
