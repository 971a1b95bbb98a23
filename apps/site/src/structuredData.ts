import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import type { BreadcrumbList, WebSite, WithContext } from 'schema-dts';
import { context, companyNameOf, organisationId } from './companyData.ts';

/** The website as a whole. */
export const websiteData = (siteInfo: SiteInfo, origin: string): WithContext<WebSite> => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  url: `${origin}/`,
  name: companyNameOf(siteInfo),
  inLanguage: siteLanguage,
  publisher: { '@id': organisationId(origin) },
});

/** The breadcrumb of a page, from the home page on. */
export const breadcrumbData = (
  steps: readonly { name: string; path: string }[],
  origin: string,
): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: `${origin}${step.path}`,
  })),
});
