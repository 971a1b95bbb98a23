import { adminPaths } from '@vitrin/contract/adminPaths';
import { type Post, type PostFields, post } from '@vitrin/contract/post';
import { fullNameOf } from '@vitrin/contract/session';
import { PostFormScreen } from '@vitrin/ui/admin/PostFormScreen';
import { itemFormsText } from '@vitrin/ui/text/itemForms.en';
import { client } from '../api.ts';
import { savesOnePicture } from '../itemSave.ts';
import { keys } from '../queryClient.ts';
import { useSignedIn } from '../session.ts';
import type { EditedKind } from '../useEditedItem.ts';
import { useItemForm } from '../useItemForm.ts';

const { blog } = client;

const kind: EditedKind<Post, PostFields> = {
  name: 'post',
  item: post,
  typed: post
    .pick({
      title: true,
      date: true,
      excerpt: true,
      content: true,
      details: true,
      author: true,
      category: true,
      tags: true,
      active: true,
    })
    .extend({ publishDate: post.shape.createdAt.nullable() }),
  read: (id, signal) => blog.read({ params: { id }, signal }),
  create: (body) => blog.create({ body }),
  update: (id, body) => blog.update({ params: { id }, body }),
  savePictures: savesOnePicture(blog),
  lists: [keys.posts],
  editPath: adminPaths.editPost,
  texts: itemFormsText.post,
};

/** The form of one blog post over the API. */
export function PostFormContainer() {
  const { user } = useSignedIn();
  const { visit, screen } = useItemForm(kind);
  return <PostFormScreen key={visit} {...screen} author={user ? fullNameOf(user) : ''} />;
}
