import { frameAddressOf } from '@vitrin/contract/links/addresses';

/** Hosts with an alternative player URL that sets no cookie before a video is played. */
const quietHosts: Readonly<Record<string, string>> = {
  'youtube.com': 'www.youtube-nocookie.com',
  'www.youtube.com': 'www.youtube-nocookie.com',
  'm.youtube.com': 'www.youtube-nocookie.com',
};

/** The URL of a video's player with autoplay; undefined if it is not an https URL. */
export function playerAddress(embedUrl: string): string | undefined {
  if (frameAddressOf(embedUrl) === '') return undefined;
  const address = new URL(embedUrl);
  address.hostname = quietHosts[address.hostname] ?? address.hostname;
  address.searchParams.set('autoplay', '1');
  return address.href;
}
