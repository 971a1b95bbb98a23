import { type Asked, type Calls, guarded, kept, missing, ok, open, words } from './call.ts';
import { about, type Entry, video } from './content.ts';
import { add, shown, summary, toggle } from './entries.ts';
import { cards, crewPage } from './shown.ts';

const fields = {
  home: words(
    'title subtitle titleDescription whyUsTitle whyUsDescription servicesTitle servicesDescription crewTitle ' +
      'crewDescription projectsTitle projectsDescription latestNewsTitle latestNewsDescription',
  ),
  siteInfo: words(
    'companyName phone email address footerDescription facebook twitter instagram youtube linkedin mapUrl mapEnabled',
  ),
  colors: words(
    'primaryColor secondaryColor accentColor bgLightSage borderColor greyColor blackColor whiteColor',
  ),
};

const homePage = (asked: Asked) => ({
  ...asked.content.home,
  images: asked.content.slides,
  whyUsList: cards(asked),
});

const bySlideOrder = (slides: readonly Entry[]): Entry[] =>
  slides.toSorted((a, b) => Number(a['displayOrder']) - Number(b['displayOrder']));

/** The calls for the home page, the about page, the company's facts and its colours. */
export const pageCalls: Calls = {
  'GET /home-page': open((asked) => ok(homePage(asked))),
  'POST /home-page': guarded(({ content, body }) => {
    Object.assign(content.home, kept(fields.home, body));
    return ok({ message: 'Saved' });
  }),
  'GET /home-page/images/admin': guarded(({ content }) => ok(bySlideOrder(content.slides))),
  'POST /home-page/images': add('slides', ({ content, url }) => ({
    url,
    displayOrder: content.slides.length + 1,
  })),
  'PUT /home-page/images/reorder': guarded(({ content, body }) => {
    const places: unknown[] = Array.isArray(body['images']) ? body['images'] : [];
    for (const place of places) {
      const told = new Map<string, unknown>(
        typeof place === 'object' && place !== null ? Object.entries(place) : [],
      );
      const slide = content.slides.find((one) => String(one.id) === String(told.get('id')));
      if (slide !== undefined) slide['displayOrder'] = told.get('displayOrder');
    }
    return { status: 204 };
  }),
  'PATCH /home-page/images/{id}/toggle-status': toggle('slides', () => ok({ success: true })),
  'GET /home/about': open(() => ok(about)),
  'GET /home/features': open((asked) => ok(cards(asked))),
  'GET /home/services': open(({ content }) => ok(shown(content.services))),
  'GET /home/team': open((asked) => ok(crewPage(asked))),
  'GET /home/video': open(() => ok([video])),
  'GET /home/projects': open(({ content }) => ok(shown(content.projects).map(summary))),
  'GET /home/testimonials': open(() => ok([])),
  'GET /home/blog': open(({ content }) => ok(shown(content.posts))),
  'GET /about': open(() => ok(about)),

  'GET /site-info': open(({ content }) => ok(content.siteInfo)),
  'POST /site-info': guarded(({ content, body }) => {
    Object.assign(content.siteInfo, kept(fields.siteInfo, body));
    return { status: 204 };
  }),
  'POST /site-info/image/{id}': guarded(({ content, params, url }) => {
    const name = params['id'] ?? '';
    if (name !== 'logo' && name !== 'footerImage') return missing;
    content.siteInfo[name] = { url };
    return ok({ url });
  }),
  'POST /site-info/favicon': guarded(({ content, url }) => {
    content.siteInfo['favicon'] = { url };
    return ok({ url });
  }),
  'GET /theme/colors': open(({ content }) => ok(content.colors)),
  'POST /theme/colors': guarded(({ content, body }) => {
    Object.assign(content.colors, kept(fields.colors, body));
    return ok({ message: 'Saved' });
  }),
};
