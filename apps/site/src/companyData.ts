import type { Image } from '@vitrin/contract/image';
import { fixed } from '@vitrin/contract/limits';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import type { LocalBusiness, WithContext } from 'schema-dts';

/** The vocabulary of all structured data. */
export const context = 'https://schema.org';

/** The company's name, or what stands in for it. */
export const companyNameOf = (siteInfo: SiteInfo): string =>
  siteInfo.companyName || fixed.defaultCompanyTitle;

/** The id by which other structured data refers to the company. */
export const organisationId = (origin: string): string => `${origin}/#organization`;

/** The absolute address of a picture. */
export const absolute = (image: Image, origin: string): string => new URL(image.url, origin).href;

/** The company with the address and phone that it entered. */
export const companyData = (siteInfo: SiteInfo, origin: string): WithContext<LocalBusiness> => ({
  '@context': context,
  '@type': 'LocalBusiness',
  '@id': organisationId(origin),
  url: `${origin}/`,
  name: companyNameOf(siteInfo),
  ...(siteInfo.phone !== '' && { telephone: siteInfo.phone }),
  ...(siteInfo.email !== '' && { email: siteInfo.email }),
  ...(siteInfo.address !== '' && { address: siteInfo.address }),
  ...(siteInfo.footerDescription !== '' && { description: siteInfo.footerDescription }),
  ...(siteInfo.logo && { logo: absolute(siteInfo.logo, origin) }),
  sameAs: [
    siteInfo.facebook,
    siteInfo.twitter,
    siteInfo.instagram,
    siteInfo.youtube,
    siteInfo.linkedin,
  ].filter((address) => address !== ''),
});
