import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { isPublished } from '@vitrin/contract/entries/isPublished';
import { postKind } from '@vitrin/contract/kinds/post';
import { limits } from '@vitrin/contract/limits';
import { fullNameOf } from '@vitrin/contract/accounts/session';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { PostFormScreenProps } from '@vitrin/ui/admin/PostFormScreen';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { factsOfKind } from '../lists/reading/factsOfKind.ts';
import { createManagedList, listedBy } from '../lists/managedList.ts';
import { onePicture } from '../pictures/onePicture.ts';
import { keys } from '../queryClient.ts';
import { useRole, useSignedIn } from '../session/session.ts';
import { subjectOf } from '../frame/subject.ts';
import { panelKind } from './panelKind.tsx';
import { switched } from '../lists/acting/switched.ts';

const { posts: calls } = client;

/** The panel's list of blog posts, newest first. The switch is flipped locally; the response is ignored. */
const postList = createManagedList({
  key: keys.list('posts'),
  text: () => adminText.posts,
  size: limits.panelRows,
  plans: true,
  ...factsOfKind(postKind),
  toggle: async (id, item) => {
    await calls.toggle({ params: { id } });
    return item;
  },
  switched,
  ...listedBy(calls),
});

/** The author of a new post is the signed-in user. */
async function loadForm() {
  const { PostFormScreen } = await import('@vitrin/ui/admin/PostFormScreen');
  return function SignedPostForm(props: Omit<PostFormScreenProps, 'author' | 'publishes'>) {
    const { user } = useSignedIn();
    const publishes = useRole() !== 'author';
    return <PostFormScreen {...props} author={user ? fullNameOf(user) : ''} publishes={publishes} />;
  };
}

/** List, form and routes of blog posts. */
export const postPanel = panelKind(
  {
    path: adminPaths.posts(),
    title: () => adminText.posts.title,
    site: sitePaths.blog(),
    content: postList,
    load: async () => (await import('@vitrin/ui/admin/lists/postRows')).postRows,
  },
  {
    newPath: adminPaths.newPost(),
    site: sitePaths.blog(),
    texts: () => itemFormsText.post,
    edited: {
      name: 'post',
      history: 'posts',
      kind: postKind,
      calls,
      lists: [keys.list('posts'), keys.publicPosts],
      editPath: adminPaths.editPost,
      subjectOf: (item) =>
        subjectOf(item.title, sitePaths.post(item), sitePaths.blog(), isPublished(item, new Date())),
      texts: () => itemFormsText.post,
    },
    loadSaving: onePicture(calls, 'posts'),
    load: loadForm,
  },
);
