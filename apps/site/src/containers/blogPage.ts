import type { ShouldRevalidateFunction } from 'react-router-dom';

/** How many pages of the blog's list an address opens, from 1; the first where it asks for none that there is. */
export function openPages(search: URLSearchParams): number {
  const asked = search.get('sayfa') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** Opening more of a list that is already there asks nobody for it again. */
export const keepWhilePaging: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const paging = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return paging ? false : defaultShouldRevalidate;
};
