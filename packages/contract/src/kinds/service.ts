import { z } from 'zod';
import { define, partQuery } from '../endpoint.ts';
import { line, longText, pageLink, requiredLine, shortText } from '../fields.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { isReservedPath, reservedSegments } from '../paths/reservedPaths.ts';
import { exactText, filled, formed } from '../text/text.ts';
import { defineKind, pictured, placed, textPictured, withStatus } from './defineKind.ts';
import { furtherPictured, furtherPictures } from './pictureList.ts';
import { iconName, optional, optionalText, required, requiredHtml, requiredText } from './field.ts';
import { sharingFields, sharingTexts } from './sharing.ts';
import * as calls from './kindCalls.ts';

/** The texts of a service form's errors (product 5.1). */
export const serviceMessages = {
  required: refusals.required(),
  pathStart: refusals.pathStart(),
  pathLetters: refusals.pathLetters(),
  pathReserved: refusals.pathReserved(),
  pathTaken: refusals.pathTaken(),
} as const;

/** A service's address: "/" and parts of a–z, 0–9 and hyphens, not the address of another page. */
export const servicePath = formed(
  exactText(limits.pathCharacters).trim().startsWith('/', { error: serviceMessages.pathStart, abort: true }),
  /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/,
  serviceMessages.pathLetters,
)
  .refine((path) => !isReservedPath(path), serviceMessages.pathReserved)
  .meta({ not: { pattern: String.raw`^\s*/(?:${[...reservedSegments].join('|')})(?:/|\s*$)` } });

const half = refusals.halfPair();
const tooMany = refusals.tooManyEntries(limits.facts);

/** The steps of the work, in order. */
const steps = optional(
  z.array(z.object({ title: filled(line, half), text: filled(shortText, half) })).max(limits.facts, tooMany),
  [],
  z.array(z.object({ title: z.string(), text: z.string() })),
);

/** Frequently asked questions with their answers, in order. */
const faq = optional(
  z
    .array(z.object({ question: filled(line, half), answer: filled(longText, half) }))
    .max(limits.facts, tooMany),
  [],
  z.array(z.object({ question: z.string(), answer: z.string() })),
);

const entry = defineKind(
  {
    schema: 'Service',
    label: 'Service',
    one: 'a service',
    many: 'services',
    tag: 'Services',
    pictureList: furtherPictures,
  },
  {
    title: requiredText(requiredLine(serviceMessages.required), { searched: true, sorted: 'text' }),
    subtitle: optionalText(shortText, { searched: true }),
    path: required(servicePath, '', pageLink, { sorted: 'value' }),
    icon: iconName(),
    shortDescription: optionalText(shortText, { searched: true }),
    description: requiredHtml(serviceMessages.required),
    steps,
    faq,
    ...sharingFields,
  },
  { ...placed, ...pictured, ...furtherPictured, ...textPictured, ...withStatus },
  {},
);

/** What the company offers; each service has a page at a path of its own. */
export const serviceKind = {
  ...entry,
  summary: entry.record
    .partial({ description: true, steps: true, faq: true, furtherImages: true, ...sharingTexts })
    .meta({ id: 'ServiceSummary' }),
};

/** A service as visitors and admins read it. */
export type Service = z.infer<typeof serviceKind.record>;
/** A service in lists. */
export type ServiceSummary = z.infer<typeof serviceKind.summary>;
/** What a form sends to create a service. */
export type ServiceDraft = z.infer<typeof serviceKind.draft>;
/** A change of some fields of a service. */
export type ServiceChange = z.infer<typeof serviceKind.change>;
/** The fields of the service form, all of them there. */
export type ServiceValues = z.infer<typeof serviceKind.form>;

/** What menus and routes need of a service. */
export const serviceBasic = serviceKind.record
  .pick({ id: true, path: true, title: true })
  .meta({ id: 'ServiceBasic' });
export type ServiceBasic = z.infer<typeof serviceBasic>;

const further = calls.pictureList(serviceKind, {
  path: '/service/images/{id}',
  order: '/service/{id}/images/reorder',
});

/** The calls about services and their pictures. */
export const serviceCalls = {
  list: calls.list(serviceKind, '/service'),
  listAll: calls.listAll(serviceKind, '/service/admin'),
  listBasic: define({
    method: 'GET',
    path: '/service/basic',
    access: 'public',
    tag: serviceKind.tag,
    summary: 'Id, path and title of the active services, for menus and routes',
    query: partQuery,
    answer: z.array(serviceBasic),
  }),
  byPath: calls.byPath(serviceKind, '/service/by-path'),
  create: calls.create(serviceKind, '/service'),
  read: calls.read(serviceKind, '/service/{id}'),
  update: calls.update(serviceKind, '/service/{id}'),
  remove: calls.remove(serviceKind, '/service/{id}'),
  bulk: calls.bulk(serviceKind, '/service/bulk'),
  toggle: calls.toggle(serviceKind, 'PATCH', '/service/{id}/toggle'),
  reorder: calls.reorder(serviceKind, '/service/reorder'),
  move: calls.move(serviceKind, '/service/{id}/place'),
  ...calls.picture(serviceKind, '/service/image/{id}'),
  addFurtherImage: further.add,
  removeFurtherImage: further.remove,
  reorderFurtherImages: further.order,
};
