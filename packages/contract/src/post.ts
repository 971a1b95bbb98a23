import { z } from 'zod';
import { day, line, requiredLine, requiredText } from './fields.ts';
import { htmlText } from './html.ts';
import { creationTime, id, timestamp } from './id.ts';
import { image } from './image.ts';
import { isEmptyHtml } from './isEmptyHtml.ts';

/** The texts of a blog form's errors. */
export const postMessages = {
  required: 'Please fill in all required fields',
  featuredImage: 'Please upload a featured image for the blog post',
} as const;

/** A blog post. `details` is the body, `content` an optional lead before it. */
export const post = z
  .object({
    id,
    title: z.string(),
    /** The day that readers see, YYYY-MM-DD. */
    date: z.string(),
    excerpt: z.string(),
    content: htmlText(),
    details: htmlText(),
    author: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    active: z.boolean(),
    image: image.nullable(),
    /** Hidden until then, where it lies in the future. */
    publishDate: timestamp.nullable().optional(),
    createdAt: creationTime,
    updatedAt: timestamp,
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof post>;

const fields = {
  title: requiredLine(postMessages.required),
  date: day,
  excerpt: requiredText(postMessages.required),
  content: htmlText(),
  details: htmlText().refine((html) => !isEmptyHtml(html), postMessages.required),
  author: line,
  category: line,
  tags: z.array(z.string().trim().min(1).max(60, 'At most 60 characters')).max(30, 'At most 30 tags'),
  active: z.boolean(),
  status: z.enum(['active', 'inactive']),
  publishDate: timestamp.nullable(),
};

/** What a form sends to create a post; the date defaults to today and the author to the signed-in user. */
export const postDraft = z
  .object({
    ...fields,
    date: day.optional(),
    content: fields.content.default(''),
    author: fields.author.optional(),
    category: fields.category.default(''),
    tags: fields.tags.default([]),
    active: fields.active.default(true),
    status: fields.status.optional(),
    publishDate: fields.publishDate.default(null),
  })
  .meta({ id: 'PostDraft' });
export type PostDraft = z.infer<typeof postDraft>;

/** The fields of the blog form, all of them there. */
export const postFields = z.object({
  title: fields.title,
  date: fields.date,
  excerpt: fields.excerpt,
  content: fields.content,
  details: fields.details,
  author: fields.author,
  category: fields.category,
  tags: fields.tags,
  publishDate: fields.publishDate,
  active: fields.active,
});
export type PostFields = z.infer<typeof postFields>;

/** A change of some fields; what is absent stays. */
export const postChange = z
  .object({ ...fields, updatedAt: timestamp })
  .partial()
  .meta({ id: 'PostChange' });
export type PostChange = z.infer<typeof postChange>;
