import { type Endpoint, endpointList, endpoints } from './endpoints.ts';
import { bulkAct, newOrder, newPlace, newPlaces } from './fields.ts';

const { services, members, gallery, posts, projects } = endpoints;

const addedBodies: ReadonlySet<unknown> = new Set([newOrder, newPlaces, newPlace, bulkAct]);

/** The groups of calls that the specification names, though not every call in them. */
const specified: ReadonlySet<string> = new Set<keyof typeof endpoints>([
  'auth',
  'images',
  'homePage',
  'slider',
  'homeSlices',
  'about',
  'teamPage',
  'siteInfo',
  'theme',
  'services',
  'projects',
  'posts',
  'members',
  'gallery',
  'reasons',
]);

/**
 * The calls that the specification does not name. A server that keeps to the specification has none of them, so that
 * the apps do without.
 */
export const additions: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.auth.me,
  endpoints.auth.logout,
  endpoints.auth.changePassword,
  endpoints.auth.chooseLanguage,
  endpoints.auth.changeProfile,
  endpoints.auth.sessions,
  endpoints.auth.endSession,
  endpoints.auth.endOtherSessions,
  endpoints.auth.passwordHelp,
  endpoints.auth.askPasswordLink,
  endpoints.auth.usePasswordLink,
  endpoints.images.importFrom,
  endpoints.images.update,
  endpoints.slider.update,
  endpoints.slider.remove,
  endpoints.about.save,
  endpoints.about.uploadImage,
  endpoints.about.removeImage,
  endpoints.teamPage.save,
  endpoints.siteInfo.removeImage,
  services.byPath,
  projects.byPath,
  projects.facets,
  projects.around,
  posts.byPath,
  posts.categories,
  posts.related,
  services.removeImage,
  members.removeImage,
  posts.removeImage,
  gallery.update,
  ...Object.entries(endpoints).flatMap(([group, calls]) =>
    specified.has(group) ? [] : Object.values<Endpoint>(calls),
  ),
  // The specification knows no order but that of the slider, and nothing that is done with many entries.
  ...endpointList.flatMap(({ endpoint }) =>
    endpoint.body !== undefined && addedBodies.has(endpoint.body) ? [endpoint] : [],
  ),
]);
