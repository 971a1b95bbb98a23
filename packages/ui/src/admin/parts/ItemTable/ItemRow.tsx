import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Switch } from '../../../elements/Switch/Switch.tsx';
import { classes } from '../../../elements/classes.ts';
import { adminText, language } from '../../../text/panelText.ts';
import { Thumbnail } from '../Thumbnail/Thumbnail.tsx';
import * as columns from './columns.css.ts';
import * as styles from './ItemRow.css.ts';
import type { TableItem } from './ItemTable.tsx';
import { RowMenu, type RowMenuProps } from './RowMenu.tsx';

export type ItemRowProps = RowMenuProps & {
  item: TableItem;
  selected: boolean;
  /** Its switch is waiting for the server. */
  busy: boolean;
  onSelect: (selected: boolean) => void;
  /** Without it, the row cannot be switched or selected. */
  onToggle?: (() => void) | undefined;
};

const cell = (column: string) => classes(columns.cell, column);

/** One item of the table. */
export function ItemRow(props: ItemRowProps) {
  const text = adminText.list;
  const { item, selected } = props;
  const word = item.status ?? (item.active ? text.active : text.inactive);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: item.id, disabled: !props.orderable });
  return (
    <tr
      ref={setNodeRef}
      className={styles.row}
      data-selected={selected ? '' : undefined}
      data-lifted={isDragging ? '' : undefined}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
      }}
    >
      <td className={cell(columns.pick)}>
        <div className={styles.handles}>
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={styles.grip}
            disabled={!props.orderable}
            aria-describedby={attributes['aria-describedby']}
            aria-label={text.move(item.title)}
            {...listeners}
          >
            <GripVertical size={16} aria-hidden />
          </button>
          {props.onToggle && (
            <Checkbox label={text.select(item.title)} checked={selected} onCheck={props.onSelect} />
          )}
        </div>
      </td>
      <td className={cell(columns.thumb)}>
        {item.sign ?? (item.image !== undefined && <Thumbnail image={item.image} />)}
      </td>
      <td className={cell(columns.title)} lang={siteLanguage}>
        <Words item={item} />
      </td>
      <td className={cell(columns.detail)}>
        <span className={styles.detail} title={item.detail}>
          {item.detail}
        </span>
      </td>
      <td className={cell(columns.state)}>
        {props.onToggle ? (
          <Switch
            label={text.visible(item.title)}
            word={word}
            on={item.active}
            terse
            busy={props.busy}
            onFlip={props.onToggle}
          />
        ) : (
          <span className={styles.detail}>{word}</span>
        )}
      </td>
      <td className={cell(columns.date)}>
        <time dateTime={item.updatedAt}>{item.updated}</time>
      </td>
      <td className={cell(columns.menu)}>
        <RowMenu {...props} />
      </td>
    </tr>
  );
}

function Words({ item }: { item: TableItem }) {
  const text = adminText.list;
  return (
    <div className={styles.words}>
      <Link className={styles.title} href={item.editHref} title={item.title}>
        {item.title}
      </Link>
      {item.subtitle !== '' && <span className={styles.subtitle}>{item.subtitle}</span>}
      <span className={styles.phoneDetail}>
        {(!item.active || item.status !== undefined) && (
          <span className={styles.inactive} lang={language}>
            {text.statusBefore(item.status ?? text.inactive)}
          </span>
        )}
        {item.detail}
      </span>
    </div>
  );
}
