import { z } from 'zod';
import { htmlText } from './html.ts';
import { creationTime, id, timestamp } from './id.ts';
import { image } from './image.ts';
import { isEmptyHtml } from './isEmptyHtml.ts';
import { limits } from './limits.ts';
import { isReservedPath } from './sitePaths.ts';

/** The texts that the specification gives to a service form's errors. */
export const serviceMessages = {
  required: 'Please fill in all required fields',
  pathStart: 'Path must start with "/"',
  pathLetters: 'Path may contain only a–z, 0–9 and hyphens, in parts separated by "/"',
  pathReserved: 'This path belongs to another page of the website',
  pathTaken: 'This path is already used by another service',
} as const;

/** A service as visitors and admins read it. */
export const service = z
  .object({
    id,
    title: z.string(),
    subtitle: z.string(),
    path: z.string(),
    icon: z.string(),
    shortDescription: z.string(),
    description: htmlText(),
    active: z.boolean(),
    status: z.enum(['active', 'inactive']),
    displayOrder: z.int(),
    image: image.nullable(),
    createdAt: creationTime,
    updatedAt: timestamp,
  })
  .meta({ id: 'Service' });
export type Service = z.infer<typeof service>;

/** What menus and routes need of a service. */
export const serviceBasic = service.pick({ id: true, path: true, title: true }).meta({ id: 'ServiceBasic' });
export type ServiceBasic = z.infer<typeof serviceBasic>;

/** A service's address: "/" and parts of a–z, 0–9 and hyphens, not the address of another page. */
export const servicePath = z
  .string()
  .trim()
  .max(limits.pathCharacters, `At most ${limits.pathCharacters} characters`)
  .startsWith('/', { error: serviceMessages.pathStart, abort: true })
  .regex(/^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/, {
    error: serviceMessages.pathLetters,
    abort: true,
  })
  .refine((path) => !isReservedPath(path), serviceMessages.pathReserved);

/** What a form sends to create or change a service. */
export const serviceDraft = z
  .object({
    title: z
      .string()
      .trim()
      .min(1, serviceMessages.required)
      .max(limits.titleCharacters, `At most ${limits.titleCharacters} characters`),
    subtitle: z
      .string()
      .trim()
      .max(limits.shortTextCharacters, `At most ${limits.shortTextCharacters} characters`)
      .default(''),
    path: servicePath,
    icon: z.string().trim().max(64, 'At most 64 characters').default(''),
    shortDescription: z
      .string()
      .trim()
      .max(limits.shortTextCharacters, `At most ${limits.shortTextCharacters} characters`)
      .default(''),
    description: htmlText().refine((html) => !isEmptyHtml(html), serviceMessages.required),
    active: z.boolean().default(true),
    /** The older name of `active`; 'active' makes the service visible as well. */
    status: z.enum(['active', 'inactive']).optional(),
  })
  .meta({ id: 'ServiceDraft' });
export type ServiceDraft = z.infer<typeof serviceDraft>;

/** The fields of the service form, all of them there. */
export const serviceFields = z.object({
  title: serviceDraft.shape.title,
  subtitle: serviceDraft.shape.subtitle.removeDefault(),
  path: serviceDraft.shape.path,
  icon: serviceDraft.shape.icon.removeDefault(),
  shortDescription: serviceDraft.shape.shortDescription.removeDefault(),
  description: serviceDraft.shape.description,
  active: serviceDraft.shape.active.removeDefault(),
});
export type ServiceFields = z.infer<typeof serviceFields>;

/** A change of some fields; what is absent stays as it is. `updatedAt` as it was read guards against overwriting. */
export const serviceChange = serviceFields
  .extend({ status: z.enum(['active', 'inactive']), updatedAt: timestamp })
  .partial()
  .meta({ id: 'ServiceChange' });
export type ServiceChange = z.infer<typeof serviceChange>;

/** Visible on the website: `active`, or the older `status` field saying so. */
export const isActive = (item: { active?: boolean | undefined; status?: string | undefined }): boolean =>
  item.active === true || item.status === 'active';
