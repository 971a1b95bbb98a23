import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { classes } from '../../../elements/classes.ts';
import { adminText } from '../../../text/panelText.ts';
import type { ItemView } from '../itemView.ts';
import * as columns from './columns.css.ts';
import { grip, handles } from './ItemRow.css.ts';
import * as styles from './ItemTable.css.ts';

export type TableHeadProps = {
  titleColumn: string;
  detailColumn: string;
  sort: ItemView['sort'];
  checked: boolean | 'mixed';
  /** There are further pages, which "select all" does not include. */
  ofPage?: boolean;
  /** There is nothing to select or sort yet. */
  disabled?: boolean;
  onSort: (sort: ItemView['sort']) => void;
  /** Without it, rows cannot be selected. */
  onCheck?: ((checked: boolean) => void) | undefined;
};

const head = (column: string) => classes(columns.head, column);

/** The column headings; two of them sort, and toggle back to the website's order. */
export function TableHead(props: TableHeadProps) {
  const text = adminText.list;
  const { sort, onSort } = props;
  const flip = (wanted: 'title' | 'updated') => onSort(sort === wanted ? 'order' : wanted);
  return (
    <thead className={styles.head}>
      <tr>
        {props.onCheck ? (
          <th scope="col" className={head(columns.pick)}>
            <div className={handles}>
              <span className={grip} aria-hidden />
              <Checkbox
                label={props.ofPage === true ? text.selectPage : text.selectAll}
                checked={props.checked}
                disabled={props.disabled === true}
                onCheck={props.onCheck}
              />
            </div>
          </th>
        ) : (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control: this list has no selection
          <td className={head(columns.pick)} />
        )}
        <th scope="col" className={head(columns.thumb)}>
          <VisuallyHidden>{text.picture}</VisuallyHidden>
        </th>
        <th
          scope="col"
          className={head(columns.title)}
          {...(sort === 'title' && { 'aria-sort': 'ascending' })}
        >
          <button
            type="button"
            className={styles.sorter}
            disabled={props.disabled}
            onClick={() => flip('title')}
          >
            {props.titleColumn}
            <ArrowUp className={styles.sortSign} aria-hidden />
          </button>
        </th>
        <th scope="col" className={head(columns.detail)}>
          {props.detailColumn}
        </th>
        <th scope="col" className={head(columns.state)}>
          {text.status}
        </th>
        <th
          scope="col"
          className={head(columns.date)}
          {...(sort === 'updated' && { 'aria-sort': 'descending' })}
        >
          <button
            type="button"
            className={styles.sorter}
            disabled={props.disabled}
            onClick={() => flip('updated')}
          >
            {text.updatedColumn}
            <ArrowDown className={styles.sortSign} aria-hidden />
          </button>
        </th>
        <th scope="col" className={head(columns.menu)}>
          <VisuallyHidden>{text.actionsColumn}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
