import type { endpoints } from '@vitrin/contract/endpoints';
import { facetsOf } from '@vitrin/contract/facets';
import { statusAt } from '@vitrin/contract/isPublished';
import { limits } from '@vitrin/contract/limits';
import { entryPathMessages } from '@vitrin/contract/kinds/entryPath';
import { postPaths, type Post } from '@vitrin/contract/kinds/post';
import { tagKey } from '@vitrin/contract/tagKey';
import { dayInIstanbul } from '@vitrin/contract/turkish';
import type { AnswersOf } from '../asked.ts';
import { user } from '../fixtures/session.ts';
import { missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { addressAnswers } from './addresses.ts';
import { entryAnswers, pictureAnswers } from './entries.ts';

/** The active posts whose day has come. */
export function publishedPosts(state: MockState): Post[] {
  const now = state.now();
  return state.posts.active().filter(({ publishDate }) => !publishDate || publishDate <= now);
}

/** Blog posts, newest first. */
export function postAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'posts'>> {
  const { posts } = state;
  const rules = { name: 'Post', taken: entryPathMessages.taken('blog post'), paths: postPaths };
  const { addressOf, ...addresses } = addressAnswers(posts, state, rules, () => publishedPosts(state));
  return {
    posts: {
      ...entryAnswers(posts),
      ...pictureAnswers(posts, state),
      ...addresses,
      listAll: ({ query: { scheduled, ...query } }) => {
        const now = new Date(state.now());
        return posts.listed(
          query,
          (post) =>
            scheduled === undefined || (statusAt(post, now) === 'scheduled') === (scheduled === 'true'),
        );
      },
      list: ({ query: { tag, category } }) =>
        publishedPosts(state)
          .filter(({ tags }) => tag === undefined || tags.some((own) => tagKey(own) === tag))
          .filter((post) => tag !== undefined || category === undefined || post.category === category),
      categories: () => ({ categories: facetsOf(publishedPosts(state).map(({ category }) => category)) }),
      related: ({ query }) => {
        const { id, tags } = addresses.byPath({ query });
        const keys = new Set(tags.map(tagKey));
        const shared = (post: Post) => post.tags.filter((tag) => keys.has(tagKey(tag))).length;
        return publishedPosts(state)
          .filter((post) => post.id !== id)
          .toSorted((one, other) => shared(other) - shared(one))
          .slice(0, limits.otherPosts);
      },
      create: ({ body, token }) =>
        posts.add({
          ...body,
          ...addressOf(body),
          date: body.date ?? dayInIstanbul(new Date(state.now())),
          author: body.author ?? (state.sessions.get(token ?? '') ?? user).fullName,
        }),
      read: ({ params: { id }, token }) => {
        const isPublished = publishedPosts(state).some((item) => item.id === id);
        if (!isPublished && token === undefined) throw missing('Post');
        return posts.find(id);
      },
    },
  };
}
