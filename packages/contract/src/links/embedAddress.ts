import { webAddressOf } from './addresses.ts';

/** For common video sites, the form of a video's page address, and of its player's. */
const sites: readonly { page: RegExp; player: (id: string) => string }[] = [
  {
    page: /^https?:\/\/(?:(?:www|m)\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)([\w-]{6,20})(?:[?&#/]|$)/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    page: /^https?:\/\/youtu\.be\/([\w-]{6,20})(?:[?&#/]|$)/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    page: /^https?:\/\/(?:www\.)?vimeo\.com\/(\d{3,20})(?:[?&#/]|$)/,
    player: (id) => `https://player.vimeo.com/video/${id}`,
  },
];

/** The address that plays a video within a page, derived from the address of its own page; empty for unknown sites. */
export function embedAddressOf(page: string): string {
  const address = webAddressOf(page.trim());
  for (const { page: form, player } of sites) {
    const [, id] = form.exec(address) ?? [];
    if (id !== undefined) return player(id);
  }
  return '';
}
