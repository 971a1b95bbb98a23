import { sitePaths } from '../paths/sitePaths.ts';
import { galleryItemCalls, galleryItemKind } from './galleryItem.ts';
import { plainKinds } from './plainKinds.ts';
import { postCalls, postKind } from './post.ts';
import { projectCalls, projectKind } from './project.ts';
import { serviceCalls, serviceKind } from './service.ts';

/**
 * All kinds of content, by the names of their calls, as the plain ones are described. Calls, histories, the trash, drafts
 * and tables follow.
 */
export const contentKinds = {
  services: { name: 'service', kind: serviceKind, calls: serviceCalls, page: sitePaths.services },
  projects: { name: 'project', kind: projectKind, calls: projectCalls, page: sitePaths.projects },
  posts: { name: 'post', kind: postKind, calls: postCalls, page: sitePaths.blog },
  gallery: { name: 'galleryItem', kind: galleryItemKind, calls: galleryItemCalls, page: sitePaths.photos },
  ...plainKinds,
} as const;

type ContentKinds = typeof contentKinds;

/** The groups of the calls of all kinds. */
export type ContentGroup = keyof ContentKinds;

/** The name of one entry of each. */
export type ContentName<Group extends ContentGroup = ContentGroup> = ContentKinds[Group]['name'];

/** The groups of calls, in their order. */
export const contentGroups: readonly ContentGroup[] = Object.keys(contentKinds).filter(
  (group): group is ContentGroup => group in contentKinds,
);

/** The calls about all kinds. */
export const contentCalls = callsOf(contentKinds);

function callsOf<Kinds extends Readonly<Record<string, { readonly calls: object }>>>(
  kinds: Kinds,
): { readonly [Group in keyof Kinds]: Kinds[Group]['calls'] };
function callsOf(kinds: Readonly<Record<string, { readonly calls: object }>>): Record<string, object> {
  return Object.fromEntries(Object.entries(kinds).map(([group, { calls }]) => [group, calls]));
}
