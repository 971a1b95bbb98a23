import { searchedTexts, titleFieldOf, titleOf } from '@vitrin/contract/kinds/entryTexts';
import type { Fields } from '@vitrin/contract/kinds/field';
import type { ListReads } from './listReads.ts';

/** By what the items of a kind are sorted and found where the server does neither: as the server would. */
export const factsOfKind = (kind: {
  readonly fields: Fields;
}): Pick<ListReads<object>, 'titleField' | 'factsOf'> => ({
  titleField: titleFieldOf(kind),
  factsOf: (item) => ({ title: titleOf(kind, item), words: searchedTexts(kind, item).join(' ') }),
});
