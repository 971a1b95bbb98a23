import type { Image } from '@vitrin/contract/image';
import { type ReactNode, useRef, useState } from 'react';
import { adminText } from '../../../text/admin.en.ts';
import type { ListText } from '../../../text/listTexts.en.ts';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import { DeleteItems } from '../DeleteItems/DeleteItems.tsx';
import { arrange, type ItemView, moved, showsSiteOrder, tally, wholeView } from '../itemView.ts';
import { ListToolbar } from '../ListToolbar/ListToolbar.tsx';
import { NoMatch } from '../NoMatch/NoMatch.tsx';
import * as styles from './ListFrame.css.ts';

/** What a list needs to know of its items; `words` is what the search looks into. */
export type FramedItem = {
  id: string;
  title: string;
  detail: string;
  image?: Image | null;
  active: boolean;
  updatedAt: string;
  words: string;
};

/** What the frame hands to the rows or tiles that it surrounds. */
export type Framed<T> = {
  /** The items that the view shows, in its order. */
  shown: readonly T[];
  /** They stand in the order of the website with none left out, and can be moved. */
  orderable: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onMove: (from: number, to: number) => void;
  /** Asks before it deletes. */
  onDelete: (id: string) => void;
};

export type ListFrameProps<T> = {
  items: readonly T[];
  text: ListText;
  view: ItemView;
  /** The name of the order in which the items come; absent where there is no other. */
  orderLabel?: string;
  /** Admins decide the order. */
  orderable: boolean;
  /** What makes a new item. */
  action: ReactNode;
  onView: (view: ItemView) => void;
  onActivate: (ids: readonly string[], active: boolean) => void;
  onReorder: (ids: readonly string[]) => void;
  onDelete: (ids: readonly string[]) => void;
  children: (framed: Framed<T>) => ReactNode;
};

/** What surrounds the items of a list: search and filter above, the bar of the selected, the question before deleting. */
export function ListFrame<T extends FramedItem>(props: ListFrameProps<T>) {
  const { items, text, view, onView } = props;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [doomed, setDoomed] = useState<readonly string[]>([]);
  const region = useRef<HTMLElement>(null);

  const shown = arrange(items, view, ({ words }) => words);
  const selected = new Set(shown.filter(({ id }) => marked.has(id)).map(({ id }) => id));
  const orderable = props.orderable && showsSiteOrder(view);
  const clear = () => setMarked(new Set());

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
          {...(props.orderLabel !== undefined && { orderLabel: props.orderLabel })}
          action={props.action}
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
      {shown.length === 0 && items.length > 0 ? (
        <NoMatch view={view} onReset={() => onView({ ...wholeView, sort: view.sort })} />
      ) : (
        props.children({
          shown,
          orderable,
          selected,
          onSelect: setMarked,
          onMove: (from, to) => props.onReorder(moved(items, from, to).map(({ id }) => id)),
          onDelete: (id) => setDoomed([id]),
        })
      )}
      <p className={styles.foot}>
        <output>{orderable ? text.footInOrder(items.length) : text.foot(shown.length, items.length)}</output>{' '}
        {orderable && <span className={styles.howToOrder}>{adminText.list.howToOrder}</span>}
      </p>
      <DeleteItems
        items={items.filter(({ id }) => doomed.includes(id))}
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

/** The selection with one item chosen or not. */
export function withChoice(selected: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  if (wanted) next.add(id);
  else next.delete(id);
  return next;
}
