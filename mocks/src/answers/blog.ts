import type { blogEndpoints } from '@vitrin/contract/endpoints/blog';
import type { Post } from '@vitrin/contract/post';
import { dayInIstanbul } from '@vitrin/contract/turkish';
import type { AnswersOf } from '../asked.ts';
import { user } from '../fixtures/session.ts';
import { notFound } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { keepFile } from './images.ts';

/** The active posts whose day has come. */
export function publishedPosts(state: MockState): Post[] {
  const now = state.now();
  return state.posts.active().filter(({ publishDate }) => !publishDate || publishDate <= now);
}

/** Blog posts, newest first. */
export function blogAnswers(state: MockState): AnswersOf<typeof blogEndpoints> {
  const { posts } = state;
  return {
    blog: {
      list: ({ query: { tag } }) =>
        publishedPosts(state).filter(({ tags }) => tag === undefined || tags.includes(tag)),
      listAll: ({ query }) => posts.listed(query),
      create: ({ body, token }) =>
        posts.add({
          ...body,
          date: body.date ?? dayInIstanbul(new Date(state.now())),
          author: body.author ?? (state.sessions.get(token ?? '') ?? user).fullName,
        }),
      read: ({ params: { id }, token }) => {
        const isPublished = publishedPosts(state).some((item) => item.id === id);
        if (!isPublished && token === undefined) throw notFound('Post');
        return posts.find(id);
      },
      update: ({ params, body }) => posts.change(params.id, body),
      remove: ({ params }) => posts.remove(params.id),
      toggle: ({ params }) => posts.toggle(params.id),
      uploadImage: ({ params: { id }, file }) => {
        posts.find(id);
        return posts.patch(id, { image: keepFile(state, file) });
      },
      removeImage: ({ params }) => posts.patch(params.id, { image: null }),
    },
  };
}
