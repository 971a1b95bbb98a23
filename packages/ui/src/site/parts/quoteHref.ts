import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { quoteLink, sitePaths } from '@vitrin/contract/paths/sitePaths';

/**
 * The URL for requesting a quote from a page: the quote form, about the page's service or project. Without an inbox,
 * the contact page.
 */
export function quoteHref(
  { contactDelivery }: Pick<SiteInfo, 'contactDelivery'>,
  currentPath: string,
  services: readonly ServiceBasic[],
): string {
  if (contactDelivery !== 'inbox') return sitePaths.contact();
  if (services.some(({ path }) => path === currentPath)) return quoteLink({ service: currentPath });
  return currentPath.startsWith(`${sitePaths.projects()}/`)
    ? quoteLink({ project: currentPath })
    : quoteLink();
}
