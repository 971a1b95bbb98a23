import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { classes } from '../../../elements/classes.ts';
import { adminText } from '../../../text/panelText.ts';
import * as columns from './columns.css.ts';
import * as rowStyles from './ItemRow.css.ts';
import * as styles from './ItemTable.css.ts';
import { TableHead } from './TableHead.tsx';

const rows = ['46%', '62%', '38%', '54%', '44%', '58%', '40%', '50%'];
const cell = (column: string) => classes(columns.cell, column);
const ignore = () => undefined;

export type ItemTableSkeletonProps = { titleColumn: string; detailColumn: string };

/** Placeholder rows while the items load. */
export function ItemTableSkeleton(props: ItemTableSkeletonProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>{adminText.loading}</output>
      </VisuallyHidden>
      <div inert>
        <table className={styles.table} aria-hidden>
          <TableHead
            titleColumn={props.titleColumn}
            detailColumn={props.detailColumn}
            sort="order"
            checked={false}
            disabled
            onSort={ignore}
            onCheck={ignore}
          />
          <tbody className={styles.body}>
            {rows.map((width) => (
              <tr key={width} className={rowStyles.row}>
                <td className={cell(columns.pick)} colSpan={2}>
                  <div className={styles.pictureBone}>
                    <Skeleton width="52px" height={36} />
                  </div>
                </td>
                <td className={cell(columns.title)}>
                  <div className={styles.bones}>
                    <Skeleton width={width} />
                    <Skeleton width="64%" height={8} />
                  </div>
                </td>
                <td className={cell(columns.detail)}>
                  <Skeleton width="60%" />
                </td>
                <td className={cell(columns.state)}>
                  <Skeleton width="84px" />
                </td>
                <td className={cell(columns.date)} colSpan={2}>
                  <Skeleton width="72px" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
