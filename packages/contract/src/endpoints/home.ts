import { z } from 'zod';
import { about, aboutDraft } from '../pages/about.ts';
import { define, done, partQuery } from '../endpoint.ts';
import { teamPage } from '../pages/teamPage.ts';
import { line, places } from '../fields.ts';
import { homePage, homePageDraft, reasonCard } from '../pages/home.ts';
import { idParams } from '../id.ts';
import { postKind } from '../kinds/post.ts';
import { projectKind } from '../kinds/project.ts';
import { serviceKind } from '../kinds/service.ts';
import { publicVideo } from '../kinds/video.ts';
import { sliderImage } from '../pages/slider.ts';

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
    }),
    save: define({
      method: 'POST',
      path: '/home-page',
      access: 'owner',
      tag,
      summary: "Changes the home page's texts; absent fields stay",
      body: homePageDraft,
      answer: homePage,
    }),
  },
  slider: {
    listAll: define({
      method: 'GET',
      path: '/home-page/images/admin',
      access: 'owner',
      tag,
      summary: 'All banner pictures, in order',
      answer: z.array(sliderImage),
    }),
    upload: define({
      method: 'POST',
      path: '/home-page/images',
      access: 'owner',
      tag,
      summary: 'Adds a banner picture at the end',
      upload: 'file',
      answer: sliderImage,
    }),
    toggle: define({
      method: 'PATCH',
      also: ['PUT'],
      path: '/home-page/images/{id}/toggle-status',
      access: 'owner',
      tag,
      summary: 'Flips a banner picture between active and inactive and answers it',
      params: idParams,
      answer: sliderImage,
    }),
    reorder: define({
      method: 'PUT',
      path: '/home-page/images/reorder',
      access: 'owner',
      tag,
      summary: 'Sets the order of the banner pictures in one step',
      body: z.object({ images: places }),
      answer: z.array(sliderImage),
      errors: [404],
    }),
    update: define({
      method: 'PUT',
      path: '/home-page/images/{id}',
      access: 'owner',
      tag,
      summary: 'Says what a banner picture shows',
      params: idParams,
      body: z.object({ alt: line }),
      answer: sliderImage,
    }),
    remove: define({
      method: 'DELETE',
      path: '/home-page/images/{id}',
      access: 'owner',
      tag,
      summary: 'Deletes a banner picture; the others close the gap',
      params: idParams,
      answer: done,
    }),
  },
  homeSlices: {
    about: slice('/home/about', 'The about page', about),
    features: slice('/home/features', 'The active reasons to choose the company', z.array(reasonCard)),
    services: slice('/home/services', 'The services that the home page shows', z.array(serviceKind.summary)),
    team: slice('/home/team', "The team page's texts and the members that the home page shows", teamPage),
    video: {
      ...slice('/home/video', 'The active videos, in order', z.array(publicVideo)),
      query: partQuery,
    },
    projects: slice('/home/projects', 'The projects that the home page shows', z.array(projectKind.summary)),
    testimonials: slice('/home/testimonials', 'Always an empty list', z.array(z.never())),
    blog: slice('/home/blog', 'The posts that the home page shows', z.array(postKind.summary)),
  },
  about: {
    read: define({
      method: 'GET',
      path: '/about',
      access: 'public',
      tag: 'About',
      summary: 'The about page',
      answer: about,
    }),
    save: define({
      method: 'POST',
      path: '/about',
      access: 'owner',
      tag: 'About',
      summary: "Changes the about page's texts; absent fields stay",
      body: aboutDraft,
      answer: about,
    }),
    uploadImage: define({
      method: 'POST',
      path: '/about/image',
      access: 'owner',
      tag: 'About',
      summary: "Stores a picture and makes it the about page's",
      upload: 'file',
      answer: about,
    }),
    removeImage: define({
      method: 'DELETE',
      path: '/about/image',
      access: 'owner',
      tag: 'About',
      summary: "Takes the about page's picture away",
      answer: about,
    }),
  },
} as const;

function slice<const Path extends `/home/${string}`, Answer extends z.ZodType>(
  path: Path,
  summary: string,
  answer: Answer,
) {
  return define({ method: 'GET', path, access: 'public', tag, summary, answer });
}
