import { quoteQuery } from '@vitrin/contract/paths/sitePaths';

/** The parameters of addresses that pages are read by; a change of others is left to the page. */
const readParameters = ['sayfa', 'q', 'tur', 'kategori', 'asama', quoteQuery.service];

/** What tells pages apart: their path, and what they are read by. */
export function pageKey({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search);
  return JSON.stringify([pathname, ...readParameters.map((name) => asked.get(name) ?? '')]);
}
