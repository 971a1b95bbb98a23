import { zodResolver } from '@hookform/resolvers/zod';
import { type PostValues, postKind, postMessages } from '@vitrin/contract/kinds/post';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import type { FormKind } from '../parts/ItemForm/formKind.ts';

/** What a new post begins with. */
export type PostStart = Pick<PostValues, 'date' | 'author'>;

/** A blog post as its form knows it. */
export const postForm = (start: PostStart): FormKind<PostValues> => ({
  name: 'post',
  get names() {
    const text = itemFormsText.post;
    return {
      title: text.title,
      date: text.date,
      publishDate: text.publishDate,
      active: adminFormsText.status.label,
      excerpt: text.excerpt,
      content: text.content,
      details: text.details,
      author: text.author,
      category: text.category,
      tags: text.tags,
    };
  },
  rules: zodResolver(postKind.form),
  blank: {
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
  get texts() {
    return itemFormsText.post;
  },
  required: postMessages.required,
  isBlank: (key, value) => key === 'date' && value === '',
  pictureMissing: postMessages.featuredImage,
});
