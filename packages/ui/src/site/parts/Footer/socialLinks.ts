import { webAddressOf } from '@vitrin/contract/links/addresses';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { siteText } from '@vitrin/ui/text/website/site';
import type { MenuLink } from '../menu.ts';

const networks = ['instagram', 'facebook', 'linkedin', 'youtube', 'twitter'] as const;

/** The company's pages on social networks that have a URL. */
export const socialLinks = (siteInfo: SiteInfo): MenuLink[] =>
  networks
    .map((network) => ({ label: siteText.social[network], href: webAddressOf(siteInfo[network]) }))
    .filter(({ href }) => href !== '');
