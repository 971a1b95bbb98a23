import { type Endpoint, endpoints } from './endpoints.ts';

const { services, projects, members, reasons, gallery, posts } = endpoints;

/**
 * The calls that the specification does not name. A server that keeps to the specification has none of them, so that
 * the apps do without.
 */
export const additions: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.health.read,
  endpoints.auth.me,
  endpoints.auth.logout,
  endpoints.auth.changePassword,
  endpoints.images.update,
  endpoints.slider.update,
  endpoints.slider.remove,
  endpoints.about.save,
  endpoints.about.uploadImage,
  endpoints.about.removeImage,
  endpoints.teamPage.save,
  ...Object.values(endpoints.messages),
  ...Object.values(endpoints.privacy),
  endpoints.siteInfo.removeImage,
  services.byPath,
  services.removeImage,
  projects.reorderImages,
  members.removeImage,
  posts.removeImage,
  gallery.update,
  ...[services, projects, members, reasons, gallery].map(({ reorder }) => reorder),
]);
