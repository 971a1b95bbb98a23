import { about, type Content, crewTexts, type Entry, video } from './content.ts';

/** A call as its handler sees it. */
export type Asked = {
  content: Content;
  isAdmin: boolean;
  /** The parts of the path that are named. */
  params: Record<string, string>;
  /** JSON, an empty object without. */
  body: Record<string, unknown>;
  /** Stores the file of an upload; returns its address. */
  url: string;
};

/** An answer: a status, and JSON or nothing. */
export type Answer = { status: number; body?: unknown };

/** A call by its verb and path, such as `GET /service/{id}`; those of admins want a token. */
export type Call = { by: 'all' | 'admin'; answer: (asked: Asked) => Answer };

const ok = (body?: unknown): Answer => ({ status: 200, body });
const missing: Answer = { status: 404, body: { message: 'Not found' } };
const wrong = (message: string): Answer => ({ status: 400, body: { message } });

const open = (answer: Call['answer']): Call => ({ by: 'all', answer });
const guarded = (answer: Call['answer']): Call => ({ by: 'admin', answer });

type Lists = 'services' | 'projects' | 'posts' | 'members' | 'reasons' | 'gallery' | 'slides';

const shown = (entries: readonly Entry[]): Entry[] => entries.filter(({ active }) => active === true);

/** The entry of the path's id, if it is a number that was given. */
const entryOf = ({ content, params }: Asked, list: Lists): Entry | undefined =>
  content[list].find(({ id }) => String(id) === params['id']);

/** Responds with the entry of the path. */
const withEntry =
  (list: Lists, answer: (entry: Entry, asked: Asked) => Answer): Call['answer'] =>
  (asked) => {
    if (!/^\d+$/.test(asked.params['id'] ?? '')) return wrong('The id is a number');
    const entry = entryOf(asked, list);
    return entry === undefined ? missing : answer(entry, asked);
  };

const read = (list: Lists): Call =>
  open(withEntry(list, (entry, { isAdmin }) => (entry['active'] === true || isAdmin ? ok(entry) : missing)));

function words(line: string): readonly string[] {
  return line.split(' ');
}

/** Keeps the fields that the specification gives to a kind, and nothing else that is sent. */
const kept = (fields: readonly string[], body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in body).map((field) => [field, body[field]]));

function created(list: Lists, fields: readonly string[], required: readonly string[]) {
  return ({ content, body }: Asked): Entry | string => {
    const absent = required.find((field) => typeof body[field] !== 'string' || body[field] === '');
    if (absent !== undefined) return `${absent} is required`;
    content.lastId += 1;
    const entry = { active: true, ...kept(fields, body), id: content.lastId };
    content[list].push(entry);
    return entry;
  };
}

const change = (list: Lists, fields: readonly string[], answer: (entry: Entry) => Answer): Call =>
  guarded(
    withEntry(list, (entry, { body }) => {
      Object.assign(entry, kept(fields, body));
      if ('status' in entry) entry['status'] = entry['active'] === true ? 'active' : 'inactive';
      return answer(entry);
    }),
  );

const remove = (list: Lists, answer: Answer): Call =>
  guarded(
    withEntry(list, (entry, { content }) => {
      content[list].splice(content[list].indexOf(entry), 1);
      return answer;
    }),
  );

const toggle = (list: Lists, answer: (entry: Entry) => Answer): Call =>
  guarded(
    withEntry(list, (entry) => {
      entry['active'] = entry['active'] !== true;
      if ('status' in entry) entry['status'] = entry['active'] === true ? 'active' : 'inactive';
      return answer(entry);
    }),
  );

const upload = (list: Lists): Call =>
  guarded(
    withEntry(list, (entry, { url }) => {
      entry['image'] = { url };
      return ok({ url });
    }),
  );

const images = (project: Entry): { id: number; url: string }[] =>
  Array.isArray(project['image']) ? project['image'] : [];

/** On lists a project has its main picture alone. */
const summary = (project: Entry): Entry => ({ ...project, image: { url: images(project)[0]?.url ?? '' } });

const withImage = (answer: (project: Entry, at: number) => Answer): Call =>
  guarded(
    withEntry('projects', (project, { params }) => {
      const at = images(project).findIndex(({ id }) => String(id) === params['imageId']);
      return at === -1 ? missing : answer(project, at);
    }),
  );

const makeMain = withImage((project, at) => {
  const list = images(project);
  project['image'] = [...list.slice(at, at + 1), ...list.slice(0, at), ...list.slice(at + 1)];
  return ok({ message: 'Main image set' });
});

const fields = {
  service: words('title subtitle path icon shortDescription description active'),
  project: words('title category shortDescription description active additionalInfo'),
  post: words('title date excerpt content details author category tags active publishDate'),
  member: words('name position email active facebookUrl instagramUrl youtubeUrl linkedinUrl'),
  reason: words('icon title description active'),
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

const make = {
  service: created('services', fields.service, ['title', 'description', 'path']),
  project: created('projects', fields.project, ['title', 'shortDescription', 'description']),
  post: created('posts', fields.post, ['title', 'excerpt', 'details']),
  member: created('members', fields.member, ['name', 'position']),
  reason: created('reasons', fields.reason, ['title', 'description']),
};

/** The result of a create: the new entry as the response has it, or why there is none. */
const create = (makeEntry: (asked: Asked) => Entry | string, answer: (entry: Entry) => Answer): Call =>
  guarded((asked) => {
    const entry = makeEntry(asked);
    return typeof entry === 'string' ? wrong(entry) : answer(entry);
  });

const crewPage = ({ content }: Asked) => ({
  ...crewTexts,
  crews: shown(content.members).map(({ email: _email, active: _active, ...member }) => member),
});

const cards = ({ content }: Asked) => shown(content.reasons).map(({ active: _active, ...card }) => card);

const homePage = (asked: Asked) => ({
  ...asked.content.home,
  images: asked.content.slides,
  whyUsList: cards(asked),
});

const add = (list: 'gallery' | 'slides', entryOfUpload: (asked: Asked) => Record<string, unknown>): Call =>
  guarded((asked) => {
    asked.content.lastId += 1;
    asked.content[list].push({ id: asked.content.lastId, active: true, ...entryOfUpload(asked) });
    return { status: 201 };
  });

const bySlideOrder = (slides: readonly Entry[]): Entry[] =>
  slides.toSorted((a, b) => Number(a['displayOrder']) - Number(b['displayOrder']));

/** The calls of product 8.2 and on, and no others. Where it does not say what a call returns, they differ from ours. */
export const calls: Readonly<Record<string, Call>> = {
  'POST /images/upload': guarded(({ url }) => ok({ url })),
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

  'GET /crew-page': open((asked) => ok(crewPage(asked))),
  'GET /crew-members/admin': guarded(({ content }) => ok({ crews: content.members })),
  'POST /crew-members': create(make.member, ({ id }) => ({ status: 201, body: id })),
  'GET /crew-members/{id}': read('members'),
  'PUT /crew-members/{id}': change('members', fields.member, (entry) => ok(entry)),
  'DELETE /crew-members/{id}': remove('members', { status: 204 }),
  'PUT /crew-members/toggle/{id}': toggle('members', () => ok({ message: 'Toggled' })),
  'POST /crew-members/image/{id}': upload('members'),

  'GET /service': open(({ content }) => ok(shown(content.services))),
  'GET /service/admin': guarded(({ content }) => ok(content.services)),
  'GET /service/basic': open(({ content }) =>
    ok(shown(content.services).map(({ id, path, title }) => ({ id, path, title }))),
  ),
  'POST /service': create(make.service, ({ id }) => ({ status: 201, body: { id } })),
  'GET /service/{id}': read('services'),
  'PUT /service/{id}': change('services', fields.service, ({ id }) => ok({ id })),
  'DELETE /service/{id}': remove('services', ok({ message: 'Deleted' })),
  'PATCH /service/{id}/toggle': toggle('services', ok),
  'POST /service/image/{id}': upload('services'),

  'GET /projects': open(({ content }) => ok(shown(content.projects).map(summary))),
  'GET /projects/admin': guarded(({ content }) => ok(content.projects.map(summary))),
  'GET /projects/basic': open(({ content }) =>
    ok(
      shown(content.projects)
        .map(summary)
        .map(({ id, title, image }) => ({ id, title, image })),
    ),
  ),
  'POST /projects': create(make.project, ({ id }) => ({ status: 201, body: { id } })),
  'GET /projects/{id}': read('projects'),
  'PUT /projects/{id}': change('projects', fields.project, () => ({ status: 204 })),
  'DELETE /projects/{id}': remove('projects', { status: 204 }),
  'PATCH /projects/{id}/toggle': toggle('projects', ok),
  'POST /projects/image/{id}': guarded(
    withEntry('projects', (project, { content, url }) => {
      content.lastId += 1;
      project['image'] = [...images(project), { id: content.lastId, url }];
      return ok({ url });
    }),
  ),
  'PUT /projects/image/{id}/{imageId}': makeMain,
  'PATCH /projects/image/{id}/{imageId}': makeMain,
  'DELETE /projects/image/{id}/{imageId}': withImage((project, at) => {
    project['image'] = images(project).toSpliced(at, 1);
    return { status: 204 };
  }),

  'GET /gallery': open(({ content }) => ok(shown(content.gallery))),
  'GET /gallery/admin': guarded(({ content }) => ok(content.gallery)),
  'POST /gallery/upload': add('gallery', ({ url, body }) => ({
    title: body['fileName'],
    url,
    category: body['category'],
    uploadDate: '2026-01-05T09:00:00',
  })),
  'DELETE /gallery/{id}': remove('gallery', { status: 204 }),
  'PATCH /gallery/image/{id}': toggle('gallery', ok),

  'GET /blog': open(({ content }) => ok(shown(content.posts))),
  'GET /blog/admin': guarded(({ content }) => ok(content.posts)),
  'POST /blog': create(make.post, ({ id }) => ({ status: 201, body: { id, message: 'Created' } })),
  'GET /blog/{id}': read('posts'),
  'DELETE /blog/{id}': remove('posts', ok()),
  'PUT /blog/update/{id}': change('posts', fields.post, () => ok({ message: 'Updated' })),
  'PUT /blog/toggle/{id}': toggle('posts', () => ({ status: 204 })),
  'POST /blog/image/{id}': upload('posts'),

  'GET /why-us/public': open((asked) => ok(cards(asked))),
  'GET /why-us': guarded(({ content }) => ok(content.reasons)),
  'POST /why-us': create(make.reason, () => ({ status: 201 })),
  'GET /why-us/{id}': read('reasons'),
  'PUT /why-us/{id}': change('reasons', fields.reason, ok),
  'DELETE /why-us/{id}': remove('reasons', { status: 204 }),
  'PUT /why-us/{id}/toggle-active': toggle('reasons', ok),

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
