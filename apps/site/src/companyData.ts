import type { Image } from '@vitrin/contract/files/image';
import { fixed } from '@vitrin/contract/fixed';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';

/** The vocabulary of all structured data. */
export const context = 'https://schema.org';

/** The company's name, or its default. */
export const companyNameOf = (siteInfo: SiteInfo): string =>
  siteInfo.companyName || fixed.defaultCompanyTitle;

/** The id by which other structured data refers to the company. */
export const organisationId = (origin: string): string => `${origin}/#organization`;

/** The absolute address of a picture. */
export const absolute = (image: Image, origin: string): string => new URL(image.url, origin).href;
