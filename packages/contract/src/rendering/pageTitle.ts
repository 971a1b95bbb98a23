import { fixed } from '../fixed.ts';

/** The title of a page: the company on the home page, "{Sayfa} | {Company}" elsewhere. */
export function pageTitle(page: string | null, companyName: string): string {
  const company = companyName.trim() || fixed.defaultCompanyTitle;
  return page === null ? company : `${page} | ${company}`;
}
