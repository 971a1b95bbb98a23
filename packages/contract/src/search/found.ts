import { z } from 'zod';
import { pageLink } from '../fields.ts';
import { foundKinds } from './foundKinds.ts';
import { id } from '../id.ts';
import { image } from '../files/image.ts';
import type { PostSummary } from '../kinds/post.ts';
import type { ProjectSummary } from '../kinds/project.ts';
import type { ServiceSummary } from '../kinds/service.ts';
import { sitePaths } from '../paths/sitePaths.ts';

/** An entry that a search has found, with the address of its page. */
export const foundEntry = z
  .object({
    kind: z.enum(foundKinds),
    id,
    address: pageLink,
    title: z.string(),
    text: z.string(),
    image: image.nullable(),
  })
  .meta({ id: 'FoundEntry' });
export type FoundEntry = z.infer<typeof foundEntry>;

/** The results of each kind: a page of them, best first, and the total. */
export const found = z
  .object({
    groups: z.array(
      z.object({ kind: z.enum(foundKinds), total: z.int().nonnegative(), items: z.array(foundEntry) }),
    ),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof found>;

/** Converts list entries to search results. */
export const foundOf = {
  service: (service: ServiceSummary): FoundEntry => ({
    kind: 'service',
    id: service.id,
    address: sitePaths.service(service),
    title: service.title,
    text: service.shortDescription || service.subtitle,
    image: service.image,
  }),
  project: (project: ProjectSummary): FoundEntry => ({
    kind: 'project',
    id: project.id,
    address: sitePaths.project(project),
    title: project.title,
    text: project.shortDescription,
    image: project.image,
  }),
  post: (post: PostSummary): FoundEntry => ({
    kind: 'post',
    id: post.id,
    address: sitePaths.post(post),
    title: post.title,
    text: post.excerpt,
    image: post.image,
  }),
} as const;
