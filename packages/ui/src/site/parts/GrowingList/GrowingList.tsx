import { type ReactNode, useEffect, useRef, useState } from 'react';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteListsText as text } from '@vitrin/ui/text/website/siteLists';
import { Button } from '../../../elements/Button/Button.tsx';
import { ListPages, type ListPlace } from '../ListPages/ListPages.tsx';
import * as css from './GrowingList.css.ts';

/** How a list is extended, and the result of the last attempt. */
export type ListMore = { status: 'ready' | 'loading' | 'failed'; onMore: () => void };

export type GrowingListProps = {
  /** Which pages of the list are shown; without it, they are the whole list. */
  place: ListPlace | undefined;
  /** The URL of the list's first page. */
  path: string;
  /** Loads the next page below; without it, there are only the links to other pages. */
  more?: ListMore | undefined;
  /** The list: the first `ul` or `ol` in it is extended. */
  children: ReactNode;
};

/**
 * A list with links to its other pages, and with JavaScript a button that loads the next page below. The focus moves to
 * the first new entry, where the visitor was reading.
 */
export function GrowingList(props: GrowingListProps) {
  const { place, path, more, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The number of entries when more were requested, and the last page at that time. */
  const asked = useRef<{ entries: number; last: number | undefined }>(undefined);
  const [came, setCame] = useState(0);
  const last = place?.last ?? place?.page;

  useEffect(() => {
    const before = asked.current;
    if (before === undefined || before.last === last) return;
    asked.current = undefined;
    const entries = entriesIn(list.current);
    setCame(entries.length - before.entries);
    const { activeElement } = document;
    // Visitors who have moved on keep the focus; a button that disappears leaves it to the body.
    if (activeElement === button.current || activeElement === document.body) focusOn(entries[before.entries]);
  }, [last]);

  if (place === undefined) return children;
  const { page, size, total } = place;
  const shown = Math.min((place.last ?? page) * size, total);
  const hasMore = more !== undefined && shown < total;
  return (
    <>
      <div ref={list} className={css.list}>
        {children}
      </div>
      {(hasMore || came > 0) && (
        <div className={css.end}>
          {hasMore && more.status === 'failed' && <p role="alert">{text.moreFailed}</p>}
          {hasMore && (
            <Button
              ref={button}
              tone="line"
              busy={more.status === 'loading'}
              onClick={() => {
                asked.current = { entries: entriesIn(list.current).length, last };
                more.onMore();
              }}
            >
              {more.status === 'failed' ? siteText.action.retry : text.more}
            </Button>
          )}
          <output className={css.told}>
            {came > 0 && `${text.came(came)} `}
            {text.shown((page - 1) * size + 1, shown, total)}
          </output>
        </div>
      )}
      <ListPages {...place} path={path} />
    </>
  );
}

const entriesIn = (list: Element | null): readonly Element[] => [
  ...(list?.querySelector('ul, ol')?.children ?? []),
];

/** Focuses an entry's link, otherwise the entry itself, without scrolling. */
function focusOn(entry: Element | undefined): void {
  const target = entry?.querySelector<HTMLElement>('a, button') ?? entry;
  if (!(target instanceof HTMLElement)) return;
  if (target === entry) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
