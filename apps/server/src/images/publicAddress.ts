import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is allocated to the public internet. */
const globalRange = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is public: not of this machine, its network or its provider, nor another notation of such an
 * address (mapped, translated or tunnelled).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return !(plain instanceof ipaddr.IPv6) || plain.match(globalRange);
}
