import { diffArrays } from 'diff';
import type { TextBlock } from './textBlocks.ts';

/** Two blocks aligned with each other; undefined where a side has no counterpart. */
export type BlockPair = { before: TextBlock | undefined; after: TextBlock | undefined; same: boolean };

const mostMs = 300;
/** In longer runs of differing blocks, no similar pairs are searched for. */
const mostSought = 60;
/** The share of common words above which one block counts as a changed version of the other. */
const alike = 0.35;

const sameBlock = (a: TextBlock, b: TextBlock): boolean => a.kind === b.kind && a.html === b.html;

/** The blocks of two texts, aligned: equal ones, and each changed one with its former version. */
export function alignedBlocks(before: readonly TextBlock[], after: readonly TextBlock[]): BlockPair[] {
  const parts = diffArrays([...before], [...after], { comparator: sameBlock, timeout: mostMs });
  if (parts === undefined) return paired(before, after);
  const pairs: BlockPair[] = [];
  let gone: readonly TextBlock[] = [];
  for (const { added, removed, value } of parts) {
    if (removed) gone = value;
    else {
      pairs.push(
        ...(added
          ? paired(gone, value)
          : [...paired(gone, []), ...value.map((block) => ({ before: block, after: block, same: true }))]),
      );
      gone = [];
    }
  }
  return [...pairs, ...paired(gone, [])];
}

/** Pairs each block with the first later one that is similar; the others stay unpaired. */
function paired(gone: readonly TextBlock[], come: readonly TextBlock[]): BlockPair[] {
  const pairs: BlockPair[] = [];
  const isSought = gone.length <= mostSought && come.length <= mostSought;
  let next = 0;
  for (const before of gone) {
    const found = isSought
      ? come.findIndex((after, index) => index >= next && isLike(before, after))
      : Math.min(next, come.length - 1);
    if (found < next) pairs.push({ before, after: undefined, same: false });
    else {
      pairs.push(...come.slice(next, found).map(alone), { before, after: come[found], same: false });
      next = found + 1;
    }
  }
  return [...pairs, ...come.slice(next).map(alone)];
}

const alone = (after: TextBlock): BlockPair => ({ before: undefined, after, same: false });

function isLike(a: TextBlock, b: TextBlock): boolean {
  if (a.kind === 'picture' || b.kind === 'picture') return a.url !== undefined && a.url === b.url;
  if (a.text === b.text) return true;
  const words = new Set(a.text.split(' '));
  const others = new Set(b.text.split(' '));
  return words.intersection(others).size >= alike * Math.max(words.size, others.size);
}
