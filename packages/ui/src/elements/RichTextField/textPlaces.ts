import { type Selection, TextSelection } from '@tiptap/pm/state';
import type { Editor, EditorEvents } from '@tiptap/react';
import { useEffect, useState } from 'react';

/** A place in a text that stays the same while other parts of the text are edited. */
export type TextPlace = {
  selection: () => Selection;
  move: (to: Selection) => void;
  /** Follows the changes of the text until the returned function is called, or the editor ends. */
  follow: () => () => void;
};

/** A place; by default what is selected. */
export function placeAt(editor: Editor, at: Selection = editor.state.selection): TextPlace {
  let kept = at.getBookmark();
  const heed = ({ transaction, appendedTransactions }: EditorEvents['transaction']) => {
    for (const { mapping } of [transaction, ...appendedTransactions]) kept = kept.map(mapping);
  };
  return {
    selection: () => kept.resolve(editor.state.doc),
    move: (to) => {
      kept = to.getBookmark();
    },
    follow: () => {
      editor.on('transaction', heed);
      return () => editor.off('transaction', heed);
    },
  };
}

/** The place for which a row was opened: what was selected by then. */
export function useTextPlace(editor: Editor): TextPlace {
  const [place] = useState(() => placeAt(editor));
  useEffect(() => place.follow(), [place]);
  return place;
}

const select = (editor: Editor, selection: Selection) =>
  editor.view.dispatch(editor.state.tr.setSelection(selection));

/** Makes a change that is about the selection at a place; what is selected elsewhere by now stays selected. */
export function changeAt<T>(editor: Editor, place: TextPlace, change: () => T): T {
  const there = place.selection();
  if (there.eq(editor.state.selection)) return change();
  const elsewhere = placeAt(editor);
  const leave = elsewhere.follow();
  select(editor, there);
  const made = change();
  select(editor, elsewhere.selection());
  leave();
  return made;
}

/** Whether words are selected. */
export const hasWords = ({ selection }: { selection: Selection }): boolean =>
  selection instanceof TextSelection && !selection.empty;
