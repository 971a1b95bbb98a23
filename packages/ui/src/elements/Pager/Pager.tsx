import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Pager.css.ts';

/** The texts of a pager. */
export type PagerWords = {
  /** The landmark's accessible name. */
  label: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** "Page 2 of 5". */
  page: (page: number, pages: number) => string;
  /** "26–50 of 112". */
  range: (from: number, to: number, total: number) => string;
};

export type PagerProps = {
  /** The texts of the pager. */
  words: PagerWords;
  /** The current page, counted from 1. */
  page: number;
  /** The page size. */
  size: number;
  /** The number of entries on all pages. */
  total: number;
  /** Called with the requested page. */
  onPage: (page: number) => void;
};

const icon = { size: 16, 'aria-hidden': true };

/** Navigates through a paginated list. */
export function Pager(props: PagerProps) {
  const { words, page, size, total, onPage } = props;
  const pages = Math.max(1, Math.ceil(total / size));
  const from = (page - 1) * size + 1;
  const button = (label: string, drawing: ReactNode, to: number) => (
    <IconButton label={label} icon={drawing} disabled={to === page} onClick={() => onPage(to)} />
  );
  return (
    <nav className={styles.pager} aria-label={words.label}>
      <span className={styles.range}>{words.range(from, Math.min(page * size, total), total)}</span>
      {button(words.first, <ChevronFirst {...icon} />, 1)}
      {button(words.previous, <ChevronLeft {...icon} />, Math.max(1, page - 1))}
      <output className={styles.place}>{words.page(page, pages)}</output>
      {button(words.next, <ChevronRight {...icon} />, Math.min(pages, page + 1))}
      {button(words.last, <ChevronLast {...icon} />, pages)}
    </nav>
  );
}
