import { z } from 'zod';
import { define, partQuery } from '../endpoint.ts';
import { line, requiredLine, requiredParagraph } from '../fields.ts';
import { id } from '../id.ts';
import { pdf } from '../files/pdf.ts';
import { limits } from '../limits.ts';
import { projectStages } from '../entries/projectStages.ts';
import { refusals } from '../errors/refusals.ts';
import { categoryQuery, projectFacets } from '../entries/facets.ts';
import { exactText, filled, formed, text } from '../text/text.ts';
import { defineKind, placed, textPictured, withStatus } from './defineKind.ts';
import { entryPathField } from './entryPath.ts';
import { filledIn, optional, optionalText, requiredHtml, requiredText } from './field.ts';
import { allPictures, listedImage } from './pictureList.ts';
import { serviceBasic } from './service.ts';
import { sharingFields, sharingTexts } from './sharing.ts';
import * as calls from './kindCalls.ts';

/** The texts of a project form's errors. */
export const projectMessages = {
  required: refusals.required(),
  mainImage: refusals.projectImage(),
} as const;

/** How projects get their paths. */
export const projectPaths = { word: 'proje', reserved: [] } as const;

const factName = text(limits.titleCharacters);
const factText = text(limits.shortTextCharacters);
const half = refusals.halfPair();
const tooManyFacts = refusals.tooManyPairs(limits.facts);

/** Free facts about a project, such as place and year; null where there are none. */
const sentInfo = z
  .record(factName, factText)
  .refine((info) => Object.keys(info).length <= limits.facts, tooManyFacts)
  .meta({ maxProperties: limits.facts })
  .nullable();

/** Whether a project is still running; empty if unknown. */
const stageForm = new RegExp(`^(?:${projectStages.join('|')})?$`);
const stageField = optional(
  formed(exactText(20), stageForm, refusals.choice()),
  '',
  z.string().overwrite((stage) => (stageForm.test(stage) ? stage : '')),
);

/** The filters of a list of projects. */
const narrowed = {
  ...categoryQuery,
  stage: z.enum(projectStages).optional(),
  /** The path of a service. */
  service: exactText(limits.pathCharacters).min(1).optional(),
};

const entry = defineKind(
  {
    schema: 'Project',
    label: 'Project',
    one: 'a project',
    many: 'projects',
    tag: 'Projects',
    pictureList: allPictures,
  },
  {
    title: requiredText(requiredLine(projectMessages.required), { searched: true, sorted: 'text' }),
    path: entryPathField(projectPaths),
    category: optionalText(line, { searched: true, sorted: 'text' }),
    stage: stageField,
    shortDescription: requiredText(requiredParagraph(projectMessages.required), { searched: true }),
    description: requiredHtml(projectMessages.required),
    /** Free facts in their order, which an object's keys cannot keep. */
    additionalInfoPairs: filledIn(
      z
        .array(z.object({ key: filled(factName, half), value: filled(factText, half) }))
        .max(limits.facts, tooManyFacts),
      [],
      z.array(z.object({ key: z.string(), value: z.string() })),
    ),
    /** The services that it belongs to; deleted ones are ignored. */
    serviceIds: optional(
      z.array(id).max(limits.projectServices, refusals.tooManyEntries(limits.projectServices)),
      [],
      z.array(z.string()),
      { refersTo: 'services' },
    ),
    ...sharingFields,
  },
  {
    ...placed,
    ...textPictured,
    ...withStatus,
    /** All pictures, the main one first; `image` is their older name (product 6.6). */
    images: z.array(listedImage),
    image: z.array(listedImage),
    /** A PDF about it; returned for a single project, not in lists. */
    pdf: pdf.nullable().optional(),
  },
  /** The free facts as an object (product 6.6). */
  { additionalInfo: optional(sentInfo, null, z.record(z.string(), z.string()).nullable()) },
);

/** What the company has built, with pictures and free facts; `image` lists the pictures, the main one first. */
export const projectKind = {
  ...entry,
  /** A project in lists: `image` is the main picture. */
  summary: entry.record
    .extend({ image: listedImage.nullable() })
    .partial({ description: true, images: true, ...sharingTexts })
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

/** Id, path, title and main picture of a project. */
export const projectBasic = projectKind.summary
  .pick({ id: true, path: true, title: true, image: true, category: true })
  .meta({ id: 'ProjectBasic' });
export type ProjectBasic = z.infer<typeof projectBasic>;

/** What is shown next to a project: its services, its neighbours in the list, and others of its category. */
export const projectsAround = z
  .object({
    services: z.array(serviceBasic),
    previous: projectBasic.nullable(),
    next: projectBasic.nullable(),
    similar: z.array(projectKind.summary.omit({ images: true, description: true, ...sharingTexts })),
  })
  .meta({ id: 'ProjectsAround' });
export type ProjectsAround = z.infer<typeof projectsAround>;

const { tag } = projectKind;
const pictures = calls.pictureList(projectKind, {
  path: '/projects/image/{id}',
  order: '/projects/{id}/images/reorder',
});

/** The calls about projects and their pictures. */
export const projectCalls = {
  list: define({
    ...calls.list(projectKind, '/projects'),
    summary: 'The active projects, in order; of one category, stage or service where these are given',
    query: partQuery.extend(narrowed),
  }),
  facets: define({
    method: 'GET',
    path: '/projects/facets',
    access: 'public',
    tag,
    summary:
      'By what the active projects can be narrowed down: each list counts what the other choices leave',
    query: z.object(narrowed),
    answer: projectFacets,
  }),
  around: define({
    method: 'GET',
    path: '/projects/around',
    access: 'public',
    tag,
    summary:
      'What stands beside the active project at a path or id: its active services, the ones before and after it, and similar ones',
    query: z.object({ path: exactText(400).min(1) }),
    answer: projectsAround,
    errors: [404],
  }),
  listAll: calls.listAll(projectKind, '/projects/admin'),
  listBasic: define({
    method: 'GET',
    path: '/projects/basic',
    access: 'public',
    tag,
    summary: 'Id, path, title, category and main picture of the active projects',
    query: partQuery,
    answer: z.array(projectBasic),
  }),
  create: calls.create(projectKind, '/projects'),
  read: {
    ...calls.read(projectKind, '/projects/{id}'),
    summary: 'One project with all pictures, the main one first; an inactive one only with a token',
  },
  byPath: calls.byPath(projectKind, '/projects/by-path', '; by its id as well'),
  update: calls.update(projectKind, '/projects/{id}'),
  remove: calls.remove(projectKind, '/projects/{id}'),
  bulk: calls.bulk(projectKind, '/projects/bulk'),
  toggle: calls.toggle(projectKind, 'PATCH', '/projects/{id}/toggle'),
  reorder: calls.reorder(projectKind, '/projects/reorder'),
  move: calls.move(projectKind, '/projects/{id}/place'),
  uploadImage: define({
    ...pictures.add,
    query: z.object({ main: z.enum(['true', 'false']).optional() }),
  }),
  setMainImage: pictures.makeMain,
  removeImage: pictures.remove,
  ...calls.entryPdf(projectKind, '/projects/pdf/{id}'),
  reorderImages: pictures.order,
};
