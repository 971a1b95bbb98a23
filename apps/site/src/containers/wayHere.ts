import type { Campaign } from '@vitrin/contract/messages/message';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';

const names = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** What is kept of a value: an address may say anything. */
const mostCharacters = 100;

/**
 * What stands beside a message: the campaign that the visit's first address named, and the version of the notice that the
 * form leads to. The browser itself knows the first address, so that nothing is stored for it; where pages were loaded anew
 * since, the page before stands in.
 */
export function wayHere({ notice }: Pick<SiteInfo, 'notice'>): { campaign?: Campaign; notice?: string } {
  const [entry] = performance.getEntriesByType('navigation');
  const campaign = [entry?.name ?? '', window.location.href, document.referrer]
    .map(campaignIn)
    .find((found) => found !== undefined);
  return { ...(campaign && { campaign }), ...(notice !== undefined && { notice }) };
}

/** The campaign that an address of this site names. */
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
