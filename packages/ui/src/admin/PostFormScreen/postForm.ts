import { zodResolver } from '@hookform/resolvers/zod';
import { type Post, type PostFields, postFields, postMessages } from '@vitrin/contract/post';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { itemFormsText } from '../../text/itemForms.en.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

const text = itemFormsText.post;

/** What a new post begins with. */
export type PostStart = Pick<PostFields, 'date' | 'author'>;

/** A blog post as its form knows it. */
export const postForm = (start: PostStart): FormKind<Post, PostFields> => ({
  name: 'post',
  fields: [
    { key: 'title', name: text.title },
    { key: 'date', name: text.date },
    { key: 'publishDate', name: text.publishDate },
    { key: 'active', name: adminFormsText.status.label },
    { key: 'excerpt', name: text.excerpt },
    { key: 'content', name: text.content },
    { key: 'details', name: text.details },
    { key: 'author', name: text.author },
    { key: 'category', name: text.category },
    { key: 'tags', name: text.tags },
  ],
  rules: zodResolver(postFields),
  fieldsOf: (post) =>
    post
      ? {
          title: post.title,
          date: post.date,
          excerpt: post.excerpt,
          content: post.content,
          details: post.details,
          author: post.author,
          category: post.category,
          tags: post.tags,
          publishDate: post.publishDate ?? null,
          active: post.active,
        }
      : {
          title: '',
          excerpt: '',
          content: '',
          details: '',
          category: '',
          tags: [],
          publishDate: null,
          active: true,
          ...start,
        },
  texts: text,
  required: postMessages.required,
  isBlank: (key, value) => key === 'date' && value === '',
  pictureMissing: postMessages.featuredImage,
});
