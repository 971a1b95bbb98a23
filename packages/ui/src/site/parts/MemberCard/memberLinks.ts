import type { CrewMember } from '@vitrin/contract/member';
import { siteText } from '../../../text/site.tr.ts';

const networks = ['linkedin', 'instagram', 'facebook', 'youtube'] as const;

/** A member's page on a network. */
export type MemberLink = { network: (typeof networks)[number]; label: string; href: string };

/** The pages of a member that have an address. */
export const memberLinks = (member: CrewMember): MemberLink[] =>
  networks
    .map((network) => ({ network, label: siteText.social[network], href: member[`${network}Url`] }))
    .filter(({ href }) => href !== '');
