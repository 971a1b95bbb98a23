import { webAddressOf } from '@vitrin/contract/links/addresses';
import type { PublicMember } from '@vitrin/contract/kinds/member';
import { siteText } from '@vitrin/ui/text/website/site';

const networks = ['linkedin', 'instagram', 'facebook', 'youtube'] as const;

/** A member's page on a network. */
export type MemberLink = { network: (typeof networks)[number]; label: string; href: string };

/** The social network pages of a member that have a URL. */
export const memberLinks = (member: PublicMember): MemberLink[] =>
  networks
    .map((network) => ({
      network,
      label: siteText.social[network],
      href: webAddressOf(member[`${network}Url`]),
    }))
    .filter(({ href }) => href !== '');
