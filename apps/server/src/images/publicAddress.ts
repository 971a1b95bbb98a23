import ipaddr from 'ipaddr.js';

/** What of IPv6 is given out for the public web. */
const globalRange = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an IP address of the public web: not of this machine, its network or its provider, nor one that stands for
 * such an address in another spelling (mapped, translated or tunnelled).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return !(plain instanceof ipaddr.IPv6) || plain.match(globalRange);
}
