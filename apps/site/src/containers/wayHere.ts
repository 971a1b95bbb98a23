import type { Campaign } from '@vitrin/contract/messages/message';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';

const names = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** The limit on a value: an address may contain anything. */
const mostCharacters = 100;

/**
 * The context of a message: the campaign in the visit's first address, and the version of the notice that the form
 * links to. The browser itself knows the first address, so nothing is stored for it; after a full reload, the page
 * before takes its place.
 */
export function wayHere({ notice }: Pick<SiteInfo, 'notice'>): { campaign?: Campaign; notice?: string } {
  const [entry] = performance.getEntriesByType('navigation');
  const campaign = [entry?.name ?? '', window.location.href, document.referrer]
    .map(campaignIn)
    .find((found) => found !== undefined);
  return { ...(campaign && { campaign }), ...(notice !== undefined && { notice }) };
}

/** The campaign in an address of this site. */
function campaignIn(address: string): Campaign | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, searchParams } = new URL(address);
  if (origin !== window.location.origin) return undefined;
  const campaign: Campaign = { source: '', medium: '', campaign: '', term: '', content: '' };
  for (const name of names) {
    campaign[name] = (searchParams.get(`utm_${name}`) ?? '').slice(0, mostCharacters);
  }
  return names.some((name) => campaign[name] !== '') ? campaign : undefined;
}
