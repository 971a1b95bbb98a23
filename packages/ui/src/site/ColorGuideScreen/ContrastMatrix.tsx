import { useId } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import type { ColorTokens } from '../../theme/contract.css.ts';
import { contrastTables, type ContrastTable, filledPairs } from '../../theme/contrastTables.ts';
import { headings } from '../../theme/type.css.ts';
import { wordFor } from '../parts/colorNames.ts';
import * as css from './ContrastMatrix.css.ts';
import { ContrastSample } from './ContrastSample.tsx';

export type ContrastMatrixProps = { tokens: ColorTokens };

const { guide: text } = siteColorsText;

/**
 * Every pair of colours in use with its contrast: two tables by background, and the filled surfaces with the colours on
 * them.
 */
export function ContrastMatrix({ tokens }: ContrastMatrixProps) {
  return (
    <div className={css.tables}>
      {contrastTables(tokens).map((table) => (
        <Matrix key={table.name} table={table} />
      ))}
      <div>
        <h3 className={headings.h3}>{text.tables.filled}</h3>
        <ul className={css.fills}>
          {filledPairs(tokens).map(({ text: ink, ground, cell }) => (
            <li key={`${ink} ${ground}`} className={css.fill}>
              <ContrastSample cell={cell} />
              <span className={css.pairWords}>{text.onGround(wordFor(ink), wordFor(ground))}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Matrix({ table }: { table: ContrastTable }) {
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className={headings.h3}>
        {text.tables[table.name]}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content needs keyboard access */}
      <section className={css.scroll} aria-labelledby={titleId} tabIndex={0}>
        <table className={css.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                {text.color}
              </th>
              {table.columns.map((ground) => (
                <th key={ground} scope="col" className={css.column}>
                  {wordFor(ground)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ text: ink, cells }) => (
              <tr key={ink}>
                <th scope="row" className={css.row}>
                  {wordFor(ink)}
                </th>
                {cells.map((cell, index) => (
                  <td key={table.columns[index]} className={css.cell}>
                    {cell === undefined ? (
                      <VisuallyHidden>{text.never}</VisuallyHidden>
                    ) : (
                      <ContrastSample cell={cell} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
