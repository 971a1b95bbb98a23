import { siteText } from '@vitrin/ui/text/website/site';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { shownPages } from './shownPages.ts';
import * as css from './ListPages.css.ts';

/** Which part of a list is shown: the number of its page from 1, how many entries a page has, and all pages together. */
export type ListPlace = { page: number; size: number; total: number };

export type ListPagesProps = ListPlace & {
  /** The address of the list's first page, from which those of the others are made. */
  path: string;
};

const { pages: text } = siteText;

/** The ways from one page of a list to the others; nothing where there is one page. */
export function ListPages(props: ListPagesProps) {
  const { page, size, total, path } = props;
  const last = Math.ceil(total / size);
  if (last <= 1) return null;
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
        {shownPages(page, last).map((number, index, all) => (
          <li key={number} className={css.number}>
            {number > (all[index - 1] ?? number - 1) + 1 && <span aria-hidden="true">…</span>}
            <Link
              href={addressOf(number)}
              aria-label={text.page(number)}
              {...(number === page && { 'aria-current': 'page' })}
              className={number === page ? css.current : css.link}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
      {page < last && (
        <Link href={addressOf(page + 1)} rel="next" className={css.step}>
          {text.next}
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
