import { zodResolver } from '@hookform/resolvers/zod';
import { type PostValues, postKind, postMessages } from '@vitrin/contract/kinds/post';
import { itemFormsText } from '../../text/panelText.ts';
import { type FormKind, fieldNames } from '../parts/ItemForm/formKind.ts';

/** The initial values of a new post. */
export type PostStart = Pick<PostValues, 'date' | 'author' | 'active'>;

/** The form kind of blog posts. */
export const postForm = (start: PostStart): FormKind<PostValues> => ({
  name: 'post',
  get names() {
    return fieldNames(postKind, itemFormsText.post);
  },
  fields: postKind.fields,
  rules: zodResolver(postKind.form),
  blank: { ...postKind.blank, ...start },
  get texts() {
    return itemFormsText.post;
  },
  required: postMessages.required,
  isBlank: (key, value) => key === 'date' && value === '',
  pictureMissing: postMessages.featuredImage,
});
