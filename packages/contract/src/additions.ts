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
  endpoints.auth.uploadPicture,
  endpoints.auth.removePicture,
  endpoints.auth.sessions,
  endpoints.auth.endSession,
  endpoints.auth.endOtherSessions,
  endpoints.auth.secondStep,
  endpoints.auth.secondFactor,
  endpoints.auth.beginCodes,
  endpoints.auth.confirmCodes,
  endpoints.auth.endCodes,
  endpoints.auth.renewRecoveryCodes,
  endpoints.auth.beginPasskeySignIn,
  endpoints.auth.passkeySignIn,
  endpoints.auth.beginPasskey,
  endpoints.auth.addPasskey,
  endpoints.auth.removePasskey,
  endpoints.auth.passwordHelp,
  endpoints.auth.askPasswordLink,
  endpoints.auth.usePasswordLink,
  endpoints.auth.confirmEmail,
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
  projects.uploadPdf,
  projects.removePdf,
  posts.byPath,
  posts.categories,
  posts.related,
  services.removeImage,
  services.addFurtherImage,
  services.removeFurtherImage,
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
