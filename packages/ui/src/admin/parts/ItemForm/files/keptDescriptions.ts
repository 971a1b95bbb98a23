import type { Image } from '@vitrin/contract/files/image';
import type { DraftWords } from '../../Editing/editing.ts';
import type {
  Keep,
  ListedPicture,
  MainAndFurther,
  PictureChange,
  PictureListChange,
  StoredItem,
} from '../saving.ts';
import { choiceOf, listedPictures } from './listedPictures.ts';
import { bothChoices, furtherIn, mainIn } from './mainAndFurther.ts';

/** How the descriptions of an item's stored pictures are kept in a draft, apart from files, which cannot be. */
export type KeptDescriptions<Item, Change> = {
  /** The descriptions that a choice changes. */
  typed: (choice: Keep | Change) => DraftWords;
  /** The choice with descriptions of a draft, as far as it still has their pictures. */
  restored: (choice: Keep | Change, words: DraftWords, item: Item | null) => Keep | Change;
};

/** An item that may have one picture of its own. */
type Pictured = StoredItem & { image?: Image | null };

/** The key of an item's one picture. */
const only = 'image';

/** Those of an item's one picture. */
export const wordsOfOne: KeptDescriptions<Pictured, PictureChange> = {
  typed: (choice) => (choice.kind === 'describe' ? { [only]: choice.alt } : {}),
  restored: (choice, words, item) => {
    const { [only]: alt } = words;
    const isShown = choice.kind === 'keep' || choice.kind === 'describe';
    if (alt === undefined || !item?.image || !isShown) return choice;
    return alt === (item.image.alt ?? '') ? { kind: 'keep' } : { kind: 'describe', alt };
  },
};

function describedBy(words: DraftWords, picture: ListedPicture): ListedPicture {
  const alt = picture.kind === 'stored' ? words[picture.id] : undefined;
  return alt === undefined ? picture : { ...picture, alt };
}

/** Those of a list of pictures, by their ids. */
export const wordsOfList = <Item>(
  storedIn: (item: Item) => readonly (Image & { id: string })[],
): KeptDescriptions<Item, PictureListChange> => ({
  typed: (choice) => {
    if (choice.kind === 'keep') return {};
    const before = new Map(choice.base.map(({ id, alt }) => [id, alt]));
    return Object.fromEntries(
      choice.pictures.flatMap((picture) =>
        picture.kind === 'stored' && (before.get(picture.id) ?? picture.alt) !== picture.alt
          ? [[picture.id, picture.alt]]
          : [],
      ),
    );
  },
  restored: (choice, words, item) => {
    const stored = item === null ? [] : storedIn(item);
    const described = listedPictures(choice, stored).map((picture) => describedBy(words, picture));
    return choiceOf(described, stored, choice);
  },
});

/** Those of a main picture and the further ones. */
export function wordsOfMainAndFurther<Item extends Pictured>(
  furtherOf: (item: Item) => readonly (Image & { id: string })[],
): KeptDescriptions<Item, MainAndFurther> {
  const further = wordsOfList(furtherOf);
  return {
    typed: (choice) => ({ ...wordsOfOne.typed(mainIn(choice)), ...further.typed(furtherIn(choice)) }),
    restored: (choice, words, item) =>
      bothChoices(
        wordsOfOne.restored(mainIn(choice), words, item),
        further.restored(furtherIn(choice), words, item),
      ),
  };
}
