import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Post, PostFields } from '@vitrin/contract/post';
import { itemFormsText } from '../../text/itemForms.en.ts';
import { ItemFormPage, type ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { PostForm } from './PostForm.tsx';

export type PostFormScreenProps = ItemFormScreenProps<Post, PostFields> & {
  /** Who signs a new post. */
  author: string;
};

/** Writes a new blog post or changes one, with its public page beside the fields. */
export function PostFormScreen(props: PostFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={itemFormsText.post} list={adminPaths.blog()}>
      {(data) => <PostForm {...rest} {...data} />}
    </ItemFormPage>
  );
}
