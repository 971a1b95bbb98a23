import { z } from 'zod';
import { line, requiredLine, requiredText, status } from './fields.ts';
import { htmlText } from './html.ts';
import { creationTime, id, timestamp } from './id.ts';
import { image } from './image.ts';
import { isEmptyHtml } from './isEmptyHtml.ts';

/** The texts of a project form's errors. */
export const projectMessages = {
  required: 'Please fill in all required fields',
  mainImage: 'Please upload a main image for the project',
} as const;

/** One picture of a project. */
export const projectImage = image.extend({ id }).meta({ id: 'ProjectImage' });
export type ProjectImage = z.infer<typeof projectImage>;

const pairText = z.string().max(600, 'At most 600 characters');

/** Free facts about a project, such as place and year, in their order; null where there are none. */
export const additionalInfo = z.record(z.string().max(200, 'At most 200 characters'), pairText).nullable();

const common = {
  id,
  title: z.string(),
  category: z.string(),
  shortDescription: z.string(),
  description: htmlText(),
  active: z.boolean(),
  status,
  additionalInfo,
  /** The same facts in their stored order, which an object's keys cannot keep. */
  additionalInfoPairs: z.array(z.object({ key: z.string(), value: z.string() })),
  /** All pictures, the main one first. */
  images: z.array(projectImage),
  displayOrder: z.int(),
  createdAt: creationTime,
  updatedAt: timestamp,
};

/** A project in lists: `image` is the main picture. */
export const projectSummary = z
  .object({ ...common, image: projectImage.nullable() })
  .meta({ id: 'ProjectSummary' });
export type ProjectSummary = z.infer<typeof projectSummary>;

/** A project by itself: `image` lists the pictures, the main one first. */
export const project = z.object({ ...common, image: z.array(projectImage) }).meta({ id: 'Project' });
export type Project = z.infer<typeof project>;

/** Id, title and main picture of a project. */
export const projectBasic = projectSummary
  .pick({ id: true, title: true, image: true, category: true })
  .meta({ id: 'ProjectBasic' });
export type ProjectBasic = z.infer<typeof projectBasic>;

/** The pictures of a project from any of the shapes that an API may use: a list, one, or nothing. */
export function projectImagesOf(item: { image?: unknown; images?: unknown }): ProjectImage[] {
  const from = Array.isArray(item.images) && item.images.length > 0 ? item.images : item.image;
  const list: unknown[] = Array.isArray(from) ? from : from === null || from === undefined ? [] : [from];
  return list.flatMap((candidate) => {
    const parsed = image.safeParse(candidate);
    return parsed.success ? [{ ...parsed.data, id: parsed.data.id ?? parsed.data.url }] : [];
  });
}

const fields = {
  title: requiredLine(projectMessages.required),
  category: line,
  shortDescription: requiredText(projectMessages.required),
  description: htmlText().refine((html) => !isEmptyHtml(html), projectMessages.required),
  active: z.boolean(),
  status,
  additionalInfo,
  additionalInfoPairs: z
    .array(z.object({ key: z.string().trim().min(1).max(200), value: z.string().trim().min(1).max(600) }))
    .max(60, 'At most 60 pairs'),
};

/** What a form sends to create a project; the pairs keep their order, the object is the specification's form. */
export const projectDraft = z
  .object({
    ...fields,
    category: fields.category.default(''),
    active: fields.active.default(true),
    status: status.optional(),
    additionalInfo: additionalInfo.default(null),
    additionalInfoPairs: fields.additionalInfoPairs.optional(),
  })
  .meta({ id: 'ProjectDraft' });
export type ProjectDraft = z.infer<typeof projectDraft>;

/** The fields of the project form, all of them there. */
export const projectFields = z.object({
  title: fields.title,
  category: fields.category,
  shortDescription: fields.shortDescription,
  description: fields.description,
  active: fields.active,
  additionalInfoPairs: fields.additionalInfoPairs,
});
export type ProjectFields = z.infer<typeof projectFields>;

/** A change of some fields; what is absent stays. */
export const projectChange = z
  .object({ ...fields, updatedAt: timestamp })
  .partial()
  .meta({ id: 'ProjectChange' });
export type ProjectChange = z.infer<typeof projectChange>;
