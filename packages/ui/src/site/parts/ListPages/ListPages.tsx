import { siteListsText as text } from '@vitrin/ui/text/website/siteLists';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { shownPages } from './shownPages.ts';
import * as css from './ListPages.css.ts';

/**
 * The displayed part of a list: the number of its page from 1, the last page shown below it if there are several, the
 * page size, and the total.
 */
export type ListPlace = { page: number; last?: number; size: number; total: number };

export type ListPagesProps = ListPlace & {
  /** The URL of the list's first page, from which those of the others are derived. */
  path: string;
};

/** The links between the pages of a list; renders nothing if there is only one page. */
export function ListPages(props: ListPagesProps) {
  const { page, last = page, size, total, path } = props;
  const end = Math.ceil(total / size);
  if (end <= 1) return null;
  const addressOf = (number: number): string =>
    number === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}sayfa=${number}`;
  return (
    <nav className={css.pages} aria-label={text.label}>
      {page > 1 && (
        <Link href={addressOf(page - 1)} rel="prev" className={css.step}>
          <span className={css.turned}>
            <Icon name="arrow" />
          </span>
          {text.previous}
        </Link>
      )}
      <ul className={css.numbers}>
        {shownPages(page, last, end).map((number, index, all) => (
          <li key={number} className={css.number}>
            {number > (all[index - 1] ?? number - 1) + 1 && <span aria-hidden="true">…</span>}
            <Link
              href={addressOf(number)}
              aria-label={text.page(number)}
              {...(number >= page && number <= last && { 'aria-current': 'page' })}
              className={number >= page && number <= last ? css.current : css.link}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
      {last < end && (
        <Link href={addressOf(last + 1)} rel="next" className={css.step}>
          {text.next}
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
