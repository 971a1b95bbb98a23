import { searchedTexts, titleFieldOf, titleOf } from '@vitrin/contract/kinds/entryTexts';
import type { Fields } from '@vitrin/contract/kinds/field';
import type { ListReads } from './listReads.ts';

/** The texts to sort and search a kind's items by if the server does neither, the same as the server would use. */
export const factsOfKind = (kind: {
  readonly fields: Fields;
}): Pick<ListReads<object>, 'titleField' | 'factsOf'> => ({
  titleField: titleFieldOf(kind),
  factsOf: (item) => ({ title: titleOf(kind, item), words: searchedTexts(kind, item).join(' ') }),
});
