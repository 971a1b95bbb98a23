import { z } from 'zod';
import { about, aboutDraft } from '../about.ts';
import { define, done } from '../endpoint.ts';
import { crewPage } from '../member.ts';
import { homePage, homePageDraft, whyUsCard } from '../home.ts';
import { idParams, id } from '../id.ts';
import { post } from '../post.ts';
import { projectSummary } from '../project.ts';
import { service } from '../service.ts';
import { sliderImage } from '../slider.ts';
import { video } from '../video.ts';

const tag = 'Home';

/** The calls about the home page, its banner, its slices, and the about page. */
export const homeEndpoints = {
  homePage: {
    read: define({
      method: 'GET',
      path: '/home-page',
      access: 'public',
      tag,
      summary: "The home page's texts and the active banner pictures, in order",
      answer: homePage,
      errors: [],
    }),
    save: define({
      method: 'POST',
      path: '/home-page',
      access: 'admin',
      tag,
      summary: "Changes the home page's texts; absent fields stay",
      body: homePageDraft,
      answer: homePage,
      errors: [400, 401],
    }),
  },
  slider: {
    listAll: define({
      method: 'GET',
      path: '/home-page/images/admin',
      access: 'admin',
      tag,
      summary: 'All banner pictures, in order',
      answer: z.array(sliderImage),
      errors: [401],
    }),
    upload: define({
      method: 'POST',
      path: '/home-page/images',
      access: 'admin',
      tag,
      summary: 'Adds a banner picture at the end',
      upload: 'file',
      answer: sliderImage,
      errors: [400, 401, 413, 415],
    }),
    toggle: define({
      method: 'PATCH',
      also: ['PUT'],
      path: '/home-page/images/{id}/toggle-status',
      access: 'admin',
      tag,
      summary: 'Flips a banner picture between active and inactive and answers it',
      params: idParams,
      answer: sliderImage,
      errors: [401, 404],
    }),
    reorder: define({
      method: 'PUT',
      path: '/home-page/images/reorder',
      access: 'admin',
      tag,
      summary: 'Sets the order of the banner pictures in one step',
      body: z.object({ images: z.array(z.object({ id, displayOrder: z.int().min(1) })).min(1) }),
      answer: z.array(sliderImage),
      errors: [400, 401, 404],
    }),
    update: define({
      method: 'PUT',
      path: '/home-page/images/{id}',
      access: 'admin',
      tag,
      summary: 'Says what a banner picture shows',
      params: idParams,
      body: z.object({ alt: z.string().trim().max(200, 'At most 200 characters') }),
      answer: sliderImage,
      errors: [400, 401, 404],
    }),
    remove: define({
      method: 'DELETE',
      path: '/home-page/images/{id}',
      access: 'admin',
      tag,
      summary: 'Deletes a banner picture; the others close the gap',
      params: idParams,
      answer: done,
      errors: [401, 404],
    }),
  },
  homeSlices: {
    about: slice('/home/about', 'The about page', about),
    features: slice('/home/features', 'The active reasons to choose the company', z.array(whyUsCard)),
    services: slice('/home/services', 'The services that the home page shows', z.array(service)),
    team: slice('/home/team', "The team page's texts and the members that the home page shows", crewPage),
    video: slice('/home/video', 'The videos', z.array(video)),
    projects: slice('/home/projects', 'The projects that the home page shows', z.array(projectSummary)),
    testimonials: slice('/home/testimonials', 'Always an empty list', z.array(z.never())),
    blog: slice('/home/blog', 'The posts that the home page shows', z.array(post)),
  },
  about: {
    read: define({
      method: 'GET',
      path: '/about',
      access: 'public',
      tag: 'About',
      summary: 'The about page',
      answer: about,
      errors: [],
    }),
    save: define({
      method: 'POST',
      path: '/about',
      access: 'admin',
      tag: 'About',
      summary: "Changes the about page's texts; absent fields stay",
      body: aboutDraft,
      answer: about,
      errors: [400, 401],
    }),
    uploadImage: define({
      method: 'POST',
      path: '/about/image',
      access: 'admin',
      tag: 'About',
      summary: "Stores a picture and makes it the about page's",
      upload: 'file',
      answer: about,
      errors: [400, 401, 413, 415],
    }),
    removeImage: define({
      method: 'DELETE',
      path: '/about/image',
      access: 'admin',
      tag: 'About',
      summary: "Takes the about page's picture away",
      answer: about,
      errors: [401],
    }),
  },
} as const;

function slice<const Path extends `/home/${string}`, Answer extends z.ZodType>(
  path: Path,
  summary: string,
  answer: Answer,
) {
  return define({ method: 'GET', path, access: 'public', tag, summary, answer, errors: [] });
}
