import { z } from 'zod';
import { define, partQuery } from '../endpoint.ts';
import { line, newOrder, requiredLine, requiredParagraph } from '../fields.ts';
import { id, idParams } from '../id.ts';
import { image } from '../image.ts';
import { limits } from '../limits.ts';
import { filled, text } from '../text.ts';
import { defineKind, placed, withStatus } from './defineKind.ts';
import { filledIn, optional, optionalText, requiredHtml, requiredText } from './field.ts';
import * as calls from './kindCalls.ts';

/** The texts of a project form's errors. */
export const projectMessages = {
  required: 'Please fill in all required fields',
  mainImage: 'Please upload a main image for the project',
} as const;

/** One picture of a project. */
export const projectImage = image.extend({ id }).meta({ id: 'ProjectImage' });
export type ProjectImage = z.infer<typeof projectImage>;

const factName = text(limits.titleCharacters);
const factText = text(limits.shortTextCharacters);
const tooManyFacts = `At most ${limits.facts} pairs`;

/** Free facts about a project, such as place and year; null where there are none. */
const sentInfo = z
  .record(factName, factText)
  .refine((info) => Object.keys(info).length <= limits.facts, tooManyFacts)
  .meta({ maxProperties: limits.facts })
  .nullable();

const entry = defineKind(
  { schema: 'Project', label: 'Project', one: 'a project', many: 'projects', tag: 'Projects' },
  {
    title: requiredText(requiredLine(projectMessages.required), { searched: true, sorted: 'text' }),
    category: optionalText(line, { searched: true, sorted: 'text' }),
    shortDescription: requiredText(requiredParagraph(projectMessages.required), { searched: true }),
    description: requiredHtml(projectMessages.required),
    /** Free facts in their order, which an object's keys cannot keep. */
    additionalInfoPairs: filledIn(
      z.array(z.object({ key: filled(factName), value: filled(factText) })).max(limits.facts, tooManyFacts),
      [],
      z.array(z.object({ key: z.string(), value: z.string() })),
    ),
  },
  {
    ...placed,
    ...withStatus,
    /** All pictures, the main one first; `image` is their older name (product 6.6). */
    images: z.array(projectImage),
    image: z.array(projectImage),
  },
  /** The free facts as an object (product 6.6). */
  { additionalInfo: optional(sentInfo, null, z.record(z.string(), z.string()).nullable()) },
);

/** What the company has built, with pictures and free facts; `image` lists the pictures, the main one first. */
export const projectKind = {
  ...entry,
  /** A project in lists: `image` is the main picture. */
  summary: entry.record
    .extend({ image: projectImage.nullable() })
    .partial({ description: true, images: true })
    .meta({ id: 'ProjectSummary' }),
};

/** A project by itself. */
export type Project = z.infer<typeof projectKind.record>;
/** A project in lists. */
export type ProjectSummary = z.infer<typeof projectKind.summary>;
/** What a form sends to create a project. */
export type ProjectDraft = z.infer<typeof projectKind.draft>;
/** A change of some fields of a project. */
export type ProjectChange = z.infer<typeof projectKind.change>;
/** The fields of the project form, all of them there. */
export type ProjectValues = z.infer<typeof projectKind.form>;

/** Id, title and main picture of a project. */
export const projectBasic = projectKind.summary
  .pick({ id: true, title: true, image: true, category: true })
  .meta({ id: 'ProjectBasic' });
export type ProjectBasic = z.infer<typeof projectBasic>;

const { tag, record: answer } = projectKind;
const imageParams = z.object({ id, imageId: id });

/** The calls about projects and their pictures. */
export const projectCalls = {
  list: calls.list(projectKind, '/projects'),
  listAll: calls.listAll(projectKind, '/projects/admin'),
  listBasic: define({
    method: 'GET',
    path: '/projects/basic',
    access: 'public',
    tag,
    summary: 'Id, title, category and main picture of the active projects',
    query: partQuery,
    answer: z.array(projectBasic),
  }),
  create: calls.create(projectKind, '/projects'),
  read: calls.read(
    projectKind,
    '/projects/{id}',
    'One project with all pictures, the main one first; an inactive one only with a token',
  ),
  update: calls.update(projectKind, '/projects/{id}'),
  remove: calls.remove(projectKind, '/projects/{id}'),
  toggle: calls.toggle(projectKind, 'PATCH', '/projects/{id}/toggle'),
  reorder: calls.reorder(projectKind, '/projects/reorder'),
  move: calls.move(projectKind, '/projects/{id}/place'),
  uploadImage: define({
    method: 'POST',
    path: '/projects/image/{id}',
    access: 'admin',
    tag,
    summary: 'Adds a picture; it becomes the main one with `main=true` or as the first',
    params: idParams,
    query: z.object({ main: z.enum(['true', 'false']).optional() }),
    upload: 'file',
    answer,
  }),
  setMainImage: define({
    method: 'PUT',
    also: ['PATCH'],
    path: '/projects/image/{id}/{imageId}',
    access: 'admin',
    tag,
    summary: 'Makes a picture the main one',
    params: imageParams,
    answer,
  }),
  removeImage: define({
    method: 'DELETE',
    path: '/projects/image/{id}/{imageId}',
    access: 'admin',
    tag,
    summary: 'Takes a picture away; where it was the main one the next takes its place',
    params: imageParams,
    answer,
  }),
  reorderImages: define({
    method: 'PUT',
    path: '/projects/{id}/images/reorder',
    access: 'admin',
    tag,
    summary: "Sets the order of a project's pictures; the first becomes the main one",
    params: idParams,
    body: newOrder,
    answer,
  }),
};
