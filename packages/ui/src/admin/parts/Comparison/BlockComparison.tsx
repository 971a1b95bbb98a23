import { Fragment, useMemo } from 'react';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { adminHistoryText } from '../../../text/panelText.ts';
import { alignedBlocks, type BlockPair } from './alignedBlocks.ts';
import * as css from './BlockComparison.css.ts';
import { markedWords, type Piece } from './markedWords.ts';
import { MarkedText, type SideNames } from './Sides.tsx';
import type { TextBlock } from './textBlocks.ts';

export type BlockComparisonProps = {
  before: readonly TextBlock[];
  after: readonly TextBlock[];
  sides: SideNames;
};

/** How many equal blocks are shown next to a change; further ones are only counted. */
const context = 1;

/** A run of rows: either shown, or equal and only counted. */
type Run = { kind: 'rows'; pairs: readonly BlockPair[] } | { kind: 'same'; count: number };

/** Two rich texts or lists with their blocks aligned; long runs of equal blocks are collapsed. */
export function BlockComparison({ before, after, sides }: BlockComparisonProps) {
  const text = adminHistoryText.compare;
  const runs = useMemo(() => runsOf(alignedBlocks(before, after)), [before, after]);
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr className={css.row}>
          <th className={css.sideName} scope="col">
            {sides.before}
          </th>
          <th className={css.sideName} scope="col">
            {sides.after}
          </th>
        </tr>
      </thead>
      <tbody className={css.body}>
        {runs.map((run, index) =>
          run.kind === 'same' ? (
            // oxlint-disable-next-line react/no-array-index-key -- the same texts make the same runs
            <tr key={index} className={css.row}>
              <td className={css.same} colSpan={2}>
                {text.sameBlocks(run.count)}
              </td>
            </tr>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <Fragment key={index}>
              {run.pairs.map((pair, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <Row key={place} pair={pair} sides={sides} />
              ))}
            </Fragment>
          ),
        )}
      </tbody>
    </table>
  );
}

function runsOf(pairs: readonly BlockPair[]): Run[] {
  const isNear = (index: number) =>
    pairs.slice(Math.max(0, index - context), index + context + 1).some(({ same }) => !same);
  const runs: Run[] = [];
  for (const [index, pair] of pairs.entries()) {
    const last = runs.at(-1);
    if (isNear(index)) {
      if (last?.kind === 'rows') runs[runs.length - 1] = { kind: 'rows', pairs: [...last.pairs, pair] };
      else runs.push({ kind: 'rows', pairs: [pair] });
    } else if (last?.kind === 'same') last.count += 1;
    else runs.push({ kind: 'same', count: 1 });
  }
  return runs;
}

function Row({ pair, sides }: { pair: BlockPair; sides: SideNames }) {
  const { before, after, same } = pair;
  const marked = useMemo(() => markedOf(pair), [pair]);
  const onlyLooks =
    !same && before !== undefined && before.kind === after?.kind && before.text === after.text;
  return (
    <tr className={css.row} data-same={same ? '' : undefined}>
      <td className={css.cell} data-side={sides.before}>
        {before && <Block block={before} pieces={marked.before} mark="del" />}
      </td>
      <td className={css.cell} data-side={sides.after}>
        {after && <Block block={after} pieces={marked.after} mark="ins" />}
        {onlyLooks && before.kind !== 'picture' && (
          <span className={css.looks}>{adminHistoryText.compare.looks}</span>
        )}
      </td>
    </tr>
  );
}

function markedOf({ before, after, same }: BlockPair): { before: readonly Piece[]; after: readonly Piece[] } {
  const wholly = (block: TextBlock | undefined) =>
    block === undefined || block.text === '' ? [] : [{ text: block.text, marked: !same }];
  if (same || before === undefined || after === undefined)
    return { before: wholly(before), after: wholly(after) };
  return markedWords(before.text, after.text);
}

/** A block with its type, unless it is a plain paragraph. */
function Block(props: { block: TextBlock; pieces: readonly Piece[]; mark: 'del' | 'ins' }) {
  const { block, pieces, mark } = props;
  const { blocks } = adminHistoryText.compare;
  return (
    <span className={css.block} data-kind={block.kind}>
      {block.kind !== 'paragraph' && block.kind !== 'item' && (
        <span className={css.kind}>{blocks[block.kind]}</span>
      )}
      {block.url !== undefined && block.url !== '' && (
        <img className={css.picture} src={block.url} alt="" loading="lazy" decoding="async" />
      )}
      {(pieces.length > 0 || block.url === undefined) && block.kind !== 'line' && (
        <span lang={siteLanguage}>
          <MarkedText pieces={pieces} mark={mark} />
        </span>
      )}
    </span>
  );
}
