import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { quoteLink, sitePaths } from '@vitrin/contract/paths/sitePaths';

/** The service or project that a page is about: its title, and the path of its page under the name of its kind. */
export type PageSubject = { title: string; service?: string; project?: string };

/**
 * The URL for requesting a quote from a page: the quote form, about the page's subject. Without an inbox, the contact
 * page.
 */
export const quoteHref = (
  { contactDelivery }: Pick<SiteInfo, 'contactDelivery'>,
  about: PageSubject | undefined,
): string => (contactDelivery === 'inbox' ? quoteLink(about) : sitePaths.contact());
