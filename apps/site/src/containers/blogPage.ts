/** How many pages of the blog's list an address opens, from 1; one where its parameter is invalid. */
export function openPages(search: URLSearchParams): number {
  const asked = search.get('sayfa') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}
