import { type Calls, guarded, ok, open, words } from './call.ts';
import {
  add,
  change,
  create,
  created,
  images,
  makeMain,
  read,
  remove,
  shown,
  summary,
  toggle,
  upload,
  withEntry,
  withImage,
} from './entries.ts';
import { cards, crewPage } from './shown.ts';

const fields = {
  service: words('title subtitle path icon shortDescription description active'),
  project: words('title category shortDescription description active additionalInfo'),
  post: words('title date excerpt content details author category tags active publishDate'),
  member: words('name position email active facebookUrl instagramUrl youtubeUrl linkedinUrl'),
  reason: words('icon title description active'),
};

const make = {
  service: created('services', fields.service, ['title', 'description', 'path']),
  project: created('projects', fields.project, ['title', 'shortDescription', 'description']),
  post: created('posts', fields.post, ['title', 'excerpt', 'details']),
  member: created('members', fields.member, ['name', 'position']),
  reason: created('reasons', fields.reason, ['title', 'description']),
};

/** The calls for team, services, projects, gallery, blog and reasons. */
export const kindCalls: Calls = {
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
};
