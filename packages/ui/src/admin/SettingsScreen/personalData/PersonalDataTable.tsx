import * as css from './PersonalDataTab.css.ts';

export type PersonalDataTableProps = {
  label: string;
  /** Shown if there are no rows. */
  none: string;
  names: readonly string[];
  rows: readonly { key: string; values: readonly string[] }[];
};

/** A table with a few columns of short texts. */
export function PersonalDataTable({ label, none, names, rows }: PersonalDataTableProps) {
  if (rows.length === 0) return <p className={css.quiet}>{none}</p>;
  return (
    <div className={css.scroller}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" className={css.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, values }) => (
            <tr key={key}>
              {values.map((value, index) => (
                <td key={names[index]} className={css.cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
