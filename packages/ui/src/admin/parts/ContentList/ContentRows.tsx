import { type ReactNode, useRef, useState } from 'react';
import { adminText } from '../../../text/admin.en.ts';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import { ItemTable } from '../ItemTable/ItemTable.tsx';
import { arrange, moved, showsSiteOrder, tally, wholeView } from '../itemView.ts';
import { ListToolbar } from '../ListToolbar/ListToolbar.tsx';
import * as styles from './ContentList.css.ts';
import type { ContentListProps } from './ContentList.tsx';
import { DeleteItems } from '../DeleteItems/DeleteItems.tsx';
import type { ContentItem } from './listKind.ts';
import { NoMatch } from '../NoMatch/NoMatch.tsx';

export type ContentRowsProps<T> = Omit<ContentListProps<T>, 'items'> & {
  items: readonly T[];
  /** Leads to the form of a new item. */
  create: ReactNode;
};

/** The list once there is something in it. */
export function ContentRows<T extends ContentItem>(props: ContentRowsProps<T>) {
  const { items, kind, view, now, onView } = props;
  const { text } = kind;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [doomed, setDoomed] = useState<readonly string[]>([]);
  const region = useRef<HTMLElement>(null);

  const rows = items.map((item) => ({ ...kind.row(item, now), words: kind.words(item) }));
  const shown = arrange(rows, view, ({ words }) => words);
  const selected = new Set(shown.filter(({ id }) => marked.has(id)).map(({ id }) => id));
  const orderable = kind.orderable && showsSiteOrder(view);
  const clear = () => setMarked(new Set());

  function move(from: number, to: number) {
    props.onReorder(moved(items, from, to).map(({ id }) => id));
  }

  return (
    <section
      className={styles.list}
      data-selecting={selected.size > 0 ? '' : undefined}
      aria-label={text.title}
      ref={region}
      tabIndex={-1}
    >
      <div className={styles.toolbar}>
        <ListToolbar
          view={view}
          counts={tally(items)}
          searchLabel={text.search}
          orderLabel={kind.orderLabel}
          action={props.create}
          onView={onView}
        />
      </div>
      {selected.size > 0 && (
        <BulkBar
          count={selected.size}
          onClear={clear}
          onActivate={(active) => {
            props.onActivate([...selected], active);
            clear();
          }}
          onDelete={() => setDoomed([...selected])}
        />
      )}
      {shown.length === 0 ? (
        <NoMatch view={view} onReset={() => onView({ ...wholeView, sort: view.sort })} />
      ) : (
        <ItemTable
          label={text.title}
          items={shown}
          detailColumn={kind.detailColumn}
          sort={view.sort}
          orderable={orderable}
          selected={selected}
          pending={props.pending}
          onSort={(sort) => onView({ ...view, sort })}
          onSelect={setMarked}
          onToggle={props.onToggle}
          onMove={move}
          onDelete={(id) => setDoomed([id])}
        />
      )}
      <p className={styles.foot}>
        <output>{orderable ? text.footInOrder(items.length) : text.foot(shown.length, items.length)}</output>{' '}
        {orderable && <span className={styles.howToOrder}>{adminText.list.howToOrder}</span>}
      </p>
      <DeleteItems
        items={rows.filter(({ id }) => doomed.includes(id))}
        text={text}
        focusAfter={region}
        onDelete={() => {
          props.onDelete(doomed);
          clear();
        }}
        onClose={() => setDoomed([])}
      />
    </section>
  );
}
