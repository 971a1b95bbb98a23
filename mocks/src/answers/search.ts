import { pagePart } from '@vitrin/contract/entries/cutPage';
import type { endpoints } from '@vitrin/contract/endpoints';
import { addressWords, askedWords, bestOf } from '@vitrin/contract/search/foundText';
import { type FoundEntry, foundOf } from '@vitrin/contract/search/found';
import { type FoundKind, foundKinds } from '@vitrin/contract/search/foundKinds';
import { limits } from '@vitrin/contract/limits';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { publishedPosts } from './posts.ts';
import { redirectFrom } from './redirects.ts';
import { summaryFrom } from './projects.ts';

/** The visitors' search. */
export function searchAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'search'>> {
  const shown: Readonly<Record<FoundKind, () => FoundEntry[]>> = {
    service: () => state.services.active().map(foundOf.service),
    project: () => state.projects.active().map(summaryFrom).map(foundOf.project),
    post: () => publishedPosts(state).map(foundOf.post),
  };
  return {
    search: {
      find: ({ query: { q, kind, ...asked } }) => {
        const words = askedWords(q);
        const { offset, limit } = pagePart(asked) ?? { offset: 0, limit: limits.foundEntries };
        const wanted = foundKinds.filter((each) => words.length > 0 && (kind ?? each) === each);
        return {
          groups: wanted.map((each) => {
            const items = bestOf(shown[each](), words);
            return { kind: each, total: items.length, items: items.slice(offset, offset + limit) };
          }),
        };
      },
      lost: ({ query: { path } }) => {
        const moved = redirectFrom(state, path);
        if (moved !== undefined) return { near: [], movedTo: moved.to };
        const words = addressWords(path);
        const near = words.flatMap((word) => foundKinds.flatMap((kind) => bestOf(shown[kind](), [word])));
        return { near: [...new Set(near)].slice(0, limits.nearEntries) };
      },
    },
  };
}
