import type { endpoints } from '@vitrin/contract/endpoints';
import { facetsOf } from '@vitrin/contract/entries/facets';
import { statusAt } from '@vitrin/contract/entries/isPublished';
import { limits } from '@vitrin/contract/limits';
import { type Post, postKind, postPaths } from '@vitrin/contract/kinds/post';
import { tagKey } from '@vitrin/contract/entries/tagKey';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import type { AnswersOf } from '../asked.ts';
import { user } from '../fixtures/session.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import { isEnough, roleIn } from '@vitrin/contract/accounts/role';
import { refusals } from '@vitrin/contract/errors/refusals';
import { isActive } from '@vitrin/contract/entries/isActive';
import type { User } from '@vitrin/contract/accounts/session';
import type { MockState } from '../state.ts';
import { addressAnswers } from './addresses.ts';
import { entryAnswers, pictureAnswers } from './entries.ts';

/** The active posts whose publication date has come. */
export function publishedPosts(state: MockState): Post[] {
  const now = state.now();
  return state.posts.active().filter(({ publishDate }) => !publishDate || publishDate <= now);
}

/** Whether the user may edit all posts; authors may only edit their own until they are published. */
const isEditor = ({ roles }: User): boolean => isEnough(roleIn(roles) ?? 'owner', 'editor');

/** Blog posts, newest first. */
export function postAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'posts'>> {
  const { posts } = state;
  const rules = { name: postKind.label, taken: refusals.postPathTaken(), paths: postPaths };
  const { addressOf, ...addresses } = addressAnswers(posts, state, rules, () => publishedPosts(state));
  const pictures = pictureAnswers(posts, state);
  const userOf = (token: string | undefined): User => state.sessions.get(token ?? '') ?? user;
  const isOwn = ({ id }: Post, who: User): boolean => state.writers.get(id) === who.id;

  /** Throws 404 for another author's post, and 403 for a published one, if the user is an author. */
  function allow(id: string, token: string | undefined): void {
    const who = userOf(token);
    if (isEditor(who)) return;
    const post = posts.find(id);
    if (!isOwn(post, who)) throw missing(postKind.label);
    if (post.active) throw new MockFailure(403, refusals.postPublished());
  }
  function refusePublishing(token: string | undefined, active: boolean): void {
    if (active && !isEditor(userOf(token))) throw new MockFailure(403, refusals.notPublisher());
  }

  return {
    posts: {
      ...entryAnswers(posts),
      ...addresses,
      uploadImage: (asked) => {
        allow(asked.params.id, asked.token);
        return pictures.uploadImage(asked);
      },
      removeImage: (asked) => {
        allow(asked.params.id, asked.token);
        return pictures.removeImage(asked);
      },
      update: (asked) => {
        refusePublishing(asked.token, isActive(asked.body));
        allow(asked.params.id, asked.token);
        return addresses.update(asked);
      },
      remove: ({ params, token }) => {
        allow(params.id, token);
        return posts.remove(params.id);
      },
      listAll: ({ query: { scheduled, ...query }, token }) => {
        const now = new Date(state.now());
        const who = userOf(token);
        return posts.listed(
          query,
          (post) =>
            (isEditor(who) || isOwn(post, who)) &&
            (scheduled === undefined || (statusAt(post, now) === 'scheduled') === (scheduled === 'true')),
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
      create: ({ body, token }) => {
        refusePublishing(token, isActive(body));
        const who = userOf(token);
        const added = posts.add({
          ...body,
          ...addressOf(body),
          date: body.date ?? dayInIstanbul(new Date(state.now())),
          author: body.author ?? who.fullName,
        });
        state.writers.set(added.id, who.id);
        return added;
      },
      read: ({ params: { id }, token }) => {
        const isPublished = publishedPosts(state).some((item) => item.id === id);
        const post = posts.find(id);
        const isSeen = token !== undefined && (isEditor(userOf(token)) || isOwn(post, userOf(token)));
        if (!isPublished && !isSeen) throw missing(postKind.label);
        return post;
      },
    },
  };
}
