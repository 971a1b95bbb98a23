import { needleOf, searchWords } from '@vitrin/contract/search/search';
import type { Engine } from '../columns.ts';
import type { Findings } from './finding.ts';
import { textIndexed } from './textIndexed.ts';
import { textLike } from './textLike.ts';

/** Builds a search; undefined if there is nothing to search for. */
export function findingsOf(q: string, engine: Engine): Findings | undefined {
  const words = searchWords(q);
  if (words.length === 0) return undefined;
  const sought = { needles: words.map(needleOf), phrase: ` ${words.join(' ')}` };
  return engine === 'sqlite' ? textIndexed(sought) : textLike(sought);
}
