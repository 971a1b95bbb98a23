import type { SiteInfo } from './siteInfo.ts';

/** What a site shows before its facts were entered, or while they cannot be read. */
export const emptySiteInfo: SiteInfo = {
  companyName: '',
  phone: '',
  email: '',
  address: '',
  footerDescription: '',
  facebook: '',
  twitter: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  mapUrl: '',
  mapEnabled: false,
  logo: null,
  footerImage: null,
  favicon: null,
  favIcon: null,
};
