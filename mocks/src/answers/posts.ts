import type { endpoints } from '@vitrin/contract/endpoints';
import type { Post } from '@vitrin/contract/kinds/post';
import { tagKey } from '@vitrin/contract/tagKey';
import { dayInIstanbul } from '@vitrin/contract/turkish';
import type { AnswersOf } from '../asked.ts';
import { user } from '../fixtures/session.ts';
import { missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { entryAnswers, pictureAnswers } from './entries.ts';

/** The active posts whose day has come. */
export function publishedPosts(state: MockState): Post[] {
  const now = state.now();
  return state.posts.active().filter(({ publishDate }) => !publishDate || publishDate <= now);
}

/** Blog posts, newest first. */
export function postAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'posts'>> {
  const { posts } = state;
  return {
    posts: {
      ...entryAnswers(posts),
      ...pictureAnswers(posts, state),
      list: ({ query: { tag } }) =>
        publishedPosts(state).filter(
          ({ tags }) => tag === undefined || tags.some((own) => tagKey(own) === tag),
        ),
      create: ({ body, token }) =>
        posts.add({
          ...body,
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
