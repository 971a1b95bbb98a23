import { z } from 'zod';
import { define, type Endpoint, type ErrorStatus, partQuery, sortedQuery } from '../endpoint.ts';
import { day, line, requiredLine, requiredParagraph } from '../fields.ts';
import { sentTime, timestamp } from '../id.ts';
import { categories, categoryQuery } from '../entries/facets.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { tagKey } from '../entries/tagKey.ts';
import { exactText, filled, text } from '../text/text.ts';
import { defineKind, pictured, textPictured } from './defineKind.ts';
import { entryPathField } from './entryPath.ts';
import { filledIn, optional, optionalHtml, optionalText, requiredHtml, requiredText } from './field.ts';
import { sharingFields, sharingTexts } from './sharing.ts';
import * as calls from './kindCalls.ts';

/** The texts of a blog form's errors. */
export const postMessages = {
  required: refusals.required(),
  featuredImage: refusals.postImage(),
} as const;

/** How posts get their paths; the lists of tags stand below the blog as well. */
export const postPaths = { word: 'yazi', reserved: ['tag'] } as const;

const tags = z
  .array(filled(text(limits.tagCharacters), postMessages.required))
  .max(limits.tags, refusals.tooManyTags(limits.tags));

const entry = defineKind(
  { schema: 'Post', label: 'Blog post', one: 'a post', many: 'posts', tag: 'Blog' },
  {
    title: requiredText(requiredLine(postMessages.required), { searched: true, sorted: 'text' }),
    path: entryPathField(postPaths),
    /** The date shown to readers, YYYY-MM-DD; today by default. */
    date: filledIn(day, '', z.string(), { sorted: 'value' }),
    /** Hidden until then, if it is in the future. */
    publishDate: optional(sentTime.nullable(), null, timestamp.nullable().optional()),
    excerpt: requiredText(requiredParagraph(postMessages.required), { searched: true }),
    content: optionalHtml(),
    details: requiredHtml(postMessages.required),
    /** The signed-in user by default. */
    author: filledIn(line, '', z.string(), { searched: true, sorted: 'text' }),
    category: optionalText(line, { searched: true, sorted: 'text' }),
    tags: optional(tags, [], z.array(z.string()), { searched: true }),
    ...sharingFields,
  },
  { ...pictured, ...textPictured },
  {},
);

/** Blog posts. `details` is the body, `content` an optional lead before it. */
export const postKind = {
  ...entry,
  summary: entry.record
    .partial({ content: true, details: true, ...sharingTexts })
    .meta({ id: 'PostSummary' }),
};

/** A blog post as visitors and admins read it. */
export type Post = z.infer<typeof postKind.record>;
/** A blog post in lists. */
export type PostSummary = z.infer<typeof postKind.summary>;
/** What a form sends to create a post. */
export type PostDraft = z.infer<typeof postKind.draft>;
/** A change of some fields of a post. */
export type PostChange = z.infer<typeof postKind.change>;
/** The fields of the blog form, all of them there. */
export type PostValues = z.infer<typeof postKind.form>;

/** All spellings of a tag refer to the same list. */
const askedTag = filled(text(limits.tagCharacters)).transform(tagKey);

/** Filters the panel's list by whether posts are scheduled. */
export const scheduledQuery = { scheduled: z.enum(['true', 'false']).optional() };

/** A call that is open to authors as well, for own unpublished posts: others are refused with 403. */
const byAuthors = <Call extends Endpoint>({
  access: _access,
  errors = [],
  ...call
}: Call): Omit<Call, 'access' | 'errors'> & {
  readonly access: 'author';
  readonly errors: readonly ErrorStatus[];
} => ({ ...call, access: 'author', errors: [...errors, 403] });

const pictureCalls = calls.picture(postKind, '/blog/image/{id}');

/** The calls about blog posts. Authors see and write their own, and editors publish. */
export const postCalls = {
  list: define({
    ...calls.list(postKind, '/blog'),
    summary:
      'The active posts whose day has come, newest first; of one tag or category where these are given',
    query: partQuery.extend({ tag: askedTag.optional(), ...categoryQuery }),
  }),
  categories: define({
    method: 'GET',
    path: '/blog/categories',
    access: 'public',
    tag: postKind.tag,
    summary: 'The categories of the posts that visitors see, each with its number of posts',
    answer: categories,
  }),
  related: define({
    method: 'GET',
    path: '/blog/related',
    access: 'public',
    tag: postKind.tag,
    summary: 'Posts that share tags with the one at a path or id, then the newest ones; without itself',
    query: z.object({ path: exactText(400).min(1) }),
    answer: z.array(postKind.summary),
    errors: [404],
  }),
  listAll: define({
    ...calls.listAll(postKind, '/blog/admin'),
    access: 'author',
    summary: 'All posts, newest first; for an author, own ones',
    query: sortedQuery(postKind.sorts).extend(scheduledQuery),
  }),
  create: byAuthors(calls.create(postKind, '/blog')),
  read: {
    ...calls.read(postKind, '/blog/{id}'),
    summary: 'One post; an inactive or future one only with a token',
  },
  byPath: calls.byPath(postKind, '/blog/by-path', '; by its id as well'),
  update: byAuthors(calls.update(postKind, '/blog/update/{id}')),
  remove: byAuthors(calls.remove(postKind, '/blog/{id}')),
  bulk: calls.bulk(postKind, '/blog/bulk'),
  toggle: calls.toggle(postKind, 'PUT', '/blog/toggle/{id}'),
  uploadImage: byAuthors(pictureCalls.uploadImage),
  removeImage: byAuthors(pictureCalls.removeImage),
};
