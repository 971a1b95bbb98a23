import type { Image } from '@vitrin/contract/files/image';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Pager } from '../../../elements/Pager/Pager.tsx';
import { adminText } from '../../../text/panelText.ts';
import type { ListText } from '../../../text/catalogue.ts';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import { DeleteItems } from '../DeleteItems/DeleteItems.tsx';
import type { ListedPlaces } from '../ItemTable/useRowDrag.ts';
import { type ItemPage, type ItemView, pagesOf, showsSiteOrder, wholeView } from '../itemView.ts';
import { ListToolbar } from '../ListToolbar/ListToolbar.tsx';
import type { MoveTarget } from '../moved.ts';
import { MoveItem } from '../MoveItem/MoveItem.tsx';
import { NoMatch } from '../NoMatch/NoMatch.tsx';
import * as styles from './ListFrame.css.ts';

/** The data of an item that a list needs. */
export type FramedItem = { id: string; title: string; detail: string; image?: Image | null };

/** What the frame passes to its rows or tiles. */
export type Framed<T> = {
  /** The items of the page, in the view's order. */
  shown: readonly T[];
  /** Set if they are in the website's order and complete, and can be moved. */
  orderable: boolean;
  /** The position of the page's first item in the whole list, and the total number of items. */
  places: ListedPlaces;
  /** There are further pages. */
  ofPage: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onMove: (id: string, to: MoveTarget) => void;
  /** Opens the dialog that asks for the position. */
  onMoveTo: (id: string) => void;
  /** Opens the delete dialog. */
  onDelete: (id: string) => void;
};

/** The actions on a whole list. */
export type WholeAct = 'activate' | 'deactivate' | 'delete';

export type ListFrameProps<T> = {
  page: ItemPage<T>;
  /** Set while the previous page is shown and the current one is loading. */
  busy: boolean;
  text: ListText;
  view: ItemView;
  /** The label of the items' default order; absent if there is no other. */
  orderLabel?: string;
  /** Whether admins decide the order. */
  orderable: boolean;
  /** Replaces everything while there is nothing to list. */
  empty?: ReactNode;
  /** The control that creates an item. */
  action: ReactNode;
  onView: (view: ItemView) => void;
  onActivate: (ids: readonly string[], active: boolean) => void;
  /** Without it, the order cannot be changed. */
  onMove?: ((id: string, to: MoveTarget) => void) | undefined;
  onDelete: (ids: readonly string[]) => void;
  /** Whether deleted items go to a trash. */
  trash?: boolean | undefined;
  /** Applies the action to all results of search and filter; without it, only the current page can be selected. */
  onWhole?: ((act: WholeAct) => void) | undefined;
  children: (framed: Framed<T>) => ReactNode;
};

/** The frame of a list's page: search and filter above, the bar of the selected rows, the delete dialog. */
export function ListFrame<T extends FramedItem>(props: ListFrameProps<T>) {
  const { page, busy, text, view, onView } = props;
  const { items, total } = page;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  /** Whether all results are selected, and not only this page. */
  const [wholeMarked, setWholeMarked] = useState(false);
  const [doomed, setDoomed] = useState<readonly string[] | 'whole'>([]);
  const [moving, setMoving] = useState<string>();
  const region = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(view);

  // Selection and questions belong to what was visible, and Back changes the view as well.
  if (isOther(view, seen)) {
    setSeen(view);
    clear();
    setDoomed([]);
    setMoving(undefined);
  }

  const selected = new Set(items.filter(({ id }) => marked.has(id)).map(({ id }) => id));
  const { onMove = () => undefined } = props;
  const inOrder = props.orderable && props.onMove !== undefined && showsSiteOrder(view);
  const orderable = inOrder && !busy;
  const ofPage = pagesOf(page) > 1;
  const places = { first: (page.page - 1) * page.size + 1, total };
  const movingAt = items.findIndex(({ id }) => id === moving);
  const allOfPage = items.length > 0 && selected.size === items.length;
  const offersWhole = props.onWhole !== undefined && ofPage && allOfPage && !busy;
  const whole = offersWhole && wholeMarked;

  function mark(next: ReadonlySet<string>) {
    setMarked(next);
    setWholeMarked(false);
  }

  function clear() {
    mark(new Set());
  }

  return (
    <section
      className={styles.list}
      data-selecting={selected.size > 0 ? '' : undefined}
      aria-label={text.title}
      ref={region}
      tabIndex={-1}
    >
      {props.empty ?? (
        <>
          <div className={styles.toolbar}>
            <ListToolbar
              view={view}
              counts={page.counts}
              searchLabel={text.search}
              {...(props.orderLabel !== undefined && {
                orders: { own: props.orderLabel, title: text.byTitle },
              })}
              action={props.action}
              onView={onView}
            />
          </div>
          {selected.size > 0 && (
            <BulkBar
              count={whole ? total : selected.size}
              ofPage={ofPage && !whole}
              onClear={clear}
              onActivate={(active) => {
                if (whole) props.onWhole?.(active ? 'activate' : 'deactivate');
                else props.onActivate([...selected], active);
                clear();
              }}
              onDelete={() => setDoomed(whole ? 'whole' : [...selected])}
            />
          )}
          {offersWhole && (
            <div className={styles.whole}>
              <output>
                {whole ? adminText.list.wholeChosen(total) : adminText.list.pageChosen(selected.size)}
              </output>
              <Button tone="quiet" onClick={() => setWholeMarked(!whole)}>
                {whole ? adminText.list.onlyPage : adminText.list.selectWhole(total)}
              </Button>
            </div>
          )}
          <div className={styles.page} aria-busy={busy}>
            {total === 0 && !busy ? (
              <NoMatch view={view} onReset={() => onView({ ...wholeView, sort: view.sort })} />
            ) : (
              props.children({
                shown: items,
                orderable,
                places,
                ofPage,
                selected,
                onSelect: mark,
                onMove,
                onMoveTo: setMoving,
                onDelete: (id) => setDoomed([id]),
              })
            )}
          </div>
          <div className={styles.foot}>
            <p className={styles.sentence}>
              <output>
                {inOrder ? text.footInOrder(total) : text.foot(total, page.counts?.all ?? total)}
              </output>{' '}
              {inOrder && (
                <span className={styles.howToOrder}>
                  {ofPage ? adminText.list.howToOrderPages : adminText.list.howToOrder}
                </span>
              )}
            </p>
            {ofPage && (
              <Pager
                {...page}
                words={adminText.list.pager}
                onPage={(next) => {
                  // The pager's button may be disabled on the new page, which should also be read from its top.
                  region.current?.focus({ preventScroll: true });
                  onView({ ...view, page: next });
                }}
              />
            )}
          </div>
        </>
      )}
      <MoveItem
        item={
          movingAt < 0 ? undefined : { title: items[movingAt]?.title ?? '', place: places.first + movingAt }
        }
        total={total}
        onMove={(place) => {
          if (moving !== undefined) onMove(moving, { place });
        }}
        onClose={() => setMoving(undefined)}
      />
      <DeleteItems
        items={doomed === 'whole' ? items : items.filter(({ id }) => doomed.includes(id))}
        text={text}
        more={doomed === 'whole' ? total - items.length : 0}
        trash={props.trash}
        focusAfter={region}
        onDelete={() => {
          if (doomed === 'whole') props.onWhole?.('delete');
          else props.onDelete(doomed);
          clear();
        }}
        onClose={() => setDoomed([])}
      />
    </section>
  );
}

const isOther = (a: ItemView, b: ItemView): boolean =>
  a.search !== b.search || a.show !== b.show || a.sort !== b.sort || a.page !== b.page;

/** The selection after selecting or deselecting one item. */
export function withChoice(selected: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  if (wanted) next.add(id);
  else next.delete(id);
  return next;
}
