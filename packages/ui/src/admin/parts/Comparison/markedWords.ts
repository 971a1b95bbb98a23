import { diffWordsWithSpace } from 'diff';

/** A piece of one of two texts; `marked` if the other lacks it. */
export type Piece = { text: string; marked: boolean };

/** Two texts in pieces; joined, the pieces make up the complete texts. */
export type MarkedTexts = { before: readonly Piece[]; after: readonly Piece[] };

/** With more edits than this, two texts have too little in common for marks to help the reader. */
const mostEdits = 600;
const mostMs = 300;

/**
 * Marks the words in which two texts differ. Texts that differ too much, or whose comparison takes too long, are marked
 * as a whole.
 */
export function markedWords(before: string, after: string): MarkedTexts {
  if (before === after) return { before: whole(before, false), after: whole(after, false) };
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostEdits, timeout: mostMs });
  if (parts === undefined) return { before: whole(before, true), after: whole(after, true) };
  return {
    before: joined(
      parts.flatMap(({ added, removed, value }) => (added ? [] : { text: value, marked: removed })),
    ),
    after: joined(
      parts.flatMap(({ added, removed, value }) => (removed ? [] : { text: value, marked: added })),
    ),
  };
}

const whole = (text: string, marked: boolean): readonly Piece[] => (text === '' ? [] : [{ text, marked }]);

/** Joins adjacent pieces with the same mark; a space is only marked between two marked words. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  const add = (text: string, marked: boolean) => {
    const last = all.at(-1);
    if (text === '') return;
    if (last?.marked === marked) last.text += text;
    else all.push({ text, marked });
  };
  // If only spaces differ, the spaces are marked.
  const onlySpaces = pieces.every(({ text, marked }) => !marked || text.trim() === '');
  for (const [index, { text, marked }] of pieces.entries()) {
    const words = text.trim();
    const isGap = words === '' && all.at(-1)?.marked === true && pieces[index + 1]?.marked === true;
    if (!marked || words === '') add(text, isGap || (marked && onlySpaces));
    else {
      const start = text.indexOf(words);
      add(text.slice(0, start), all.at(-1)?.marked === true);
      add(words, true);
      add(text.slice(start + words.length), pieces[index + 1]?.marked === true);
    }
  }
  return all;
}
