import { zodResolver } from '@hookform/resolvers/zod';
import { type PostValues, postKind, postMessages } from '@vitrin/contract/kinds/post';
import { itemFormsText } from '../../text/itemForms.en.ts';
import { type FormKind, fieldNames } from '../parts/ItemForm/formKind.ts';

const text = itemFormsText.post;

/** What a new post begins with. */
export type PostStart = Pick<PostValues, 'date' | 'author'>;

/** A blog post as its form knows it. */
export const postForm = (start: PostStart): FormKind<PostValues> => ({
  name: 'post',
  names: fieldNames(postKind, text),
  rules: zodResolver(postKind.form),
  blank: { ...postKind.blank, ...start },
  texts: text,
  required: postMessages.required,
  isBlank: (key, value) => key === 'date' && value === '',
  pictureMissing: postMessages.featuredImage,
});
