import { quoteQuery } from '@vitrin/contract/paths/sitePaths';

/** The query parameters that pages read; a change of others is left to the page. */
const readParameters = ['sayfa', 'q', 'tur', 'kategori', 'asama', quoteQuery.service, quoteQuery.project];

/** The identity of a page: its path, and the parameters that it reads. */
export function pageKey({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search);
  return JSON.stringify([pathname, ...readParameters.map((name) => asked.get(name) ?? '')]);
}
