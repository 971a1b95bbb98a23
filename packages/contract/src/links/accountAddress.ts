import { limits } from '../limits.ts';

/** The base addresses of accounts on each network. */
const homes = {
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/@',
  linkedin: 'https://www.linkedin.com/company/',
} as const;

/** A network that an account can be on. */
export type Network = keyof typeof homes;

const handle = /^@([\w.-]{1,100})$/;
const withoutScheme =
  /^(?:\/\/)?((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?::\d{1,5})?(?:[/?#]\S*)?)$/i;

/** An address as people write it, with its scheme: "facebook.com/firma" → "https://facebook.com/firma". */
export function fullAddress(typed: string): string {
  const address = typed.trim();
  if (address.length > limits.addressCharacters) return typed;
  const bare = withoutScheme.exec(address)?.[1];
  return bare === undefined ? address : `https://${bare}`;
}

/** The full address of an account as people type it, including "@firma". Anything else is returned unchanged. */
export function accountAddress(network: Network, typed: string): string {
  const name = handle.exec(typed.trim())?.[1];
  return name === undefined ? fullAddress(typed) : `${homes[network]}${name}`;
}

/** The same for a person's account, which has another address on LinkedIn. */
export const personAddress = (network: Network, typed: string): string =>
  accountAddress(network, typed).replace(
    homes.linkedin,
    /^\s*@/.test(typed) ? 'https://www.linkedin.com/in/' : homes.linkedin,
  );
