import { pagePart } from '@vitrin/contract/entries/cutPage';
import type { trashEndpoints } from '@vitrin/contract/endpoints/trash';
import { limits } from '@vitrin/contract/limits';
import { searchRank, searchText, searchWords } from '@vitrin/contract/search/search';
import type { AnswersOf } from '../asked.ts';
import { ListAnswer } from '../listAnswer.ts';
import { missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

/** Deleted entries until they are purged. */
export function trashAnswers({ bin }: MockState): AnswersOf<typeof trashEndpoints> {
  function find(id: string) {
    const kept = bin.all().find(({ item }) => item.id === id);
    if (kept === undefined) throw missing('Trash entry');
    return kept;
  }

  return {
    trash: {
      listAll: ({ query: { q = '', kind, ...query } }) => {
        const words = searchWords(q);
        const items = bin
          .all()
          .map(({ item }) => item)
          .filter((item) => kind === undefined || item.kind === kind)
          .filter(
            ({ title }) => words.length === 0 || searchRank(searchText(title, []), words) !== undefined,
          );
        const { offset, limit } = pagePart({ page: 1, ...query }) ?? { offset: 0, limit: limits.panelTrash };
        return new ListAnswer(items.slice(offset, offset + limit), items.length);
      },
      restore: ({ params, body: { path } }) => {
        const { item, back } = find(params.id);
        back(path || undefined);
        bin.drop(item.id);
        return { kind: item.kind, entryId: item.entryId };
      },
      remove: ({ params }) => {
        bin.drop(find(params.id).item.id);
        return { success: true };
      },
      empty: ({ body: { kind, until } }) => {
        const doomed = bin
          .all()
          .map(({ item }) => item)
          .filter((item) => kind === undefined || item.kind === kind)
          .filter(({ deletedAt }) => until === undefined || deletedAt <= until);
        for (const { id } of doomed) bin.drop(id);
        return { deleted: doomed.length };
      },
    },
  };
}
