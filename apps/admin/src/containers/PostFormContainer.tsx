import { adminPaths } from '@vitrin/contract/adminPaths';
import { timestamp } from '@vitrin/contract/id';
import { isPublished } from '@vitrin/contract/isPublished';
import { type Post, type PostFields, post } from '@vitrin/contract/post';
import { fullNameOf } from '@vitrin/contract/session';
import { PostFormScreen } from '@vitrin/ui/admin/PostFormScreen';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { itemFormsText } from '@vitrin/ui/text/itemForms.en';
import { client } from '../api.ts';
import { savesOnePicture } from '../itemSave.ts';
import { keys } from '../queryClient.ts';
import { subjectOf } from '../subject.ts';
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
    .extend({ publishDate: timestamp.nullable() }),
  read: (id, signal) => blog.read({ params: { id }, signal }),
  create: (body) => blog.create({ body }),
  update: (id, body) => blog.update({ params: { id }, body }),
  savePictures: savesOnePicture(blog, client.images),
  lists: [keys.posts, keys.publicPosts],
  editPath: adminPaths.editPost,
  subjectOf: (item) =>
    subjectOf(item.title, sitePaths.post(item.id), sitePaths.blog(), isPublished(item, new Date())),
  texts: itemFormsText.post,
};

/** The form of one blog post over the API. */
export function PostFormContainer() {
  const { user } = useSignedIn();
  const { visit, screen } = useItemForm(kind);
  return <PostFormScreen key={visit} {...screen} author={user ? fullNameOf(user) : ''} />;
}
