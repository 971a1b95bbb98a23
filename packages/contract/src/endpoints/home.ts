import { define } from '../endpoint.ts';
import { homePage } from '../home.ts';

/** The calls about the home page. */
export const homeEndpoints = {
  homePage: {
    read: define({
      method: 'GET',
      path: '/home-page',
      access: 'public',
      tag: 'Home',
      summary: "The home page's texts and the active banner pictures, in order",
      answer: homePage,
      errors: [],
    }),
  },
} as const;
